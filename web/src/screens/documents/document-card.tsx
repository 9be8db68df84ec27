import type { Document } from '@assembly/contract/document';
import AudioLines from 'lucide-react/icons/audio-lines';
import type { ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { canSave, SaveButton, StoredMark } from '../../downloads/lazy-saving.tsx';
import { useIsOffline } from '../../offline/connection.ts';
import { useTrack } from '../../player/track.ts';
import { AppLink } from '../../ui/text/app-link.tsx';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import { fileInfoOf, formatDetails, titleOf } from './document-details.ts';
import { ICONS, kindOf } from './document-kind.ts';
import styles from './documents.module.css';

interface DocumentCardProps {
  document: Document;
  to: string;
  folderTitle: string;
  /** Says what is new. */
  mark: ReactNode;
  /** Called instead of navigating to `to`. */
  onOpen?: (() => void) | undefined;
  /** Called when the card is hovered or focused. */
  onHover?: (() => void) | undefined;
}

/** A folder or a file. The whole card is a link. */
export function DocumentCard(props: DocumentCardProps) {
  const { document, to, folderTitle, mark, onOpen, onHover } = props;
  const isPlaying = useTrack()?.id === document.id;
  const kind = kindOf(document);
  const isOffline = useIsOffline();
  const Icon = ICONS[kind];
  const hasSaveButton = kind === 'audio' && canSave;
  return (
    <li className={styles.item} onPointerEnter={onHover} onFocus={onHover}>
      <AppLink
        to={to}
        className={`card ${styles.card} ${hasSaveButton ? styles.saves : ''}`}
        onFollow={onOpen}
      >
        <span className={styles.icon} data-kind={kind}>
          {isPlaying ? (
            <AudioLines role="img" aria-label={t.documents.inPlayer} />
          ) : (
            <Icon aria-hidden />
          )}
        </span>
        <span className={styles.text}>
          <span className={`three-lines ${styles.title}`} title={document.title}>
            <bdi>{titleOf(document)}</bdi>
          </span>
          {document.folderTitle && (
            <span className="muted small">
              <Sentence parts={t.documents.inFolder(<bdi>{document.folderTitle}</bdi>)} />
            </span>
          )}
          <span className={styles.details}>
            <span className="muted small">
              <DotSeparated texts={formatDetails(document)} />
            </span>
            {mark}
          </span>
          {canSave && isOffline && <StoredMark id={document.id} />}
        </span>
      </AppLink>
      {hasSaveButton && <SaveButton info={fileInfoOf(document, folderTitle)} />}
    </li>
  );
}
