import { ApiError } from '@assembly/contract/api-error';
import type { Document } from '@assembly/contract/document';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { documentQuery } from '../../api/documents.ts';
import { t } from '../../browser/locale/messages.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { loadTrackIfIdle, playTrack } from '../../player/now-playing.ts';
import { isInPlayer, type Track } from '../../player/track.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { RestoreFocus } from '../../ui/dialogs/restore-focus.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showFileOpening } from '../../ui/feedback/show-toast.ts';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { fileInfoOf, formatDetails, titleOf } from './document-details.ts';
import { viewerFor } from './document-kind.ts';
import { DocumentPreview } from './document-preview.tsx';
import { DownloadButton } from './download-button.tsx';

type OpenFile = ReturnType<typeof useOpenFile>;

export function useOpenFile(folderTitle: string) {
  const item = useOpenItem();

  function open(document: Document) {
    if (viewerFor(document) === 'play') {
      if (!isInPlayer(document.id)) showFileOpening();
      playTrack(fileInfoOf(document, folderTitle));
      // The player covers nothing, so it adds no history entry.
      changeQuery({ open: document.id }, { replace: true });
      return;
    }
    item.open(document.id);
  }

  return { ...item, folderTitle, open };
}

interface OpenedDocumentProps {
  id: string;
  /** Undefined when it is not on the page shown: a link may lead to any page. */
  document: Document | undefined;
  openFile: OpenFile;
  list: RefObject<HTMLElement | null>;
}

export function OpenedDocument({ id, document, openFile, list }: OpenedDocumentProps) {
  // Already in the player: do nothing, and do not load it again when the player is closed.
  const [wasInPlayer] = useState(() => isInPlayer(id));
  // Stored until closed: a sync must not interrupt reading or downloading.
  const [known, setKnown] = useState<Document>();
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...documentQuery(id),
    enabled: !document && !known && !wasInPlayer,
  });
  if (wasInPlayer) return null;
  const opened = known ?? document ?? data;
  if (opened && !known) setKnown(opened);
  if (!opened && errorUpdateCount === 0) return null;
  if (!opened) {
    return (
      <>
        <FileLoadFailed error={error} onRetry={() => void refetch()} onClose={openFile.close} />
        <RestoreFocus id={id} list={list} />
      </>
    );
  }
  const viewer = viewerFor(opened);
  if (viewer === 'play') {
    return <LoadTrack track={fileInfoOf(opened, openFile.folderTitle)} />;
  }
  return (
    <>
      {viewer === 'save' ? (
        <DetailModal title={titleOf(opened)} onClose={openFile.close}>
          <p className="muted">
            <DotSeparated texts={formatDetails(opened)} />
          </p>
          <div className="actions">
            <DownloadButton
              document={opened}
              // A file opened by a link is not downloaded without being asked.
              isStarted={openFile.isChosen}
              onStarted={openFile.close}
            />
          </div>
        </DetailModal>
      ) : (
        <DocumentPreview document={opened} viewer={viewer} onClose={openFile.close} />
      )}
      <RestoreFocus id={id} list={list} />
    </>
  );
}

interface FileLoadFailedProps {
  /** Null while retrying. */
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

function FileLoadFailed({ error, onRetry, onClose }: FileLoadFailedProps) {
  const isGone = error instanceof ApiError && error.code === 'file_not_found';
  return (
    <DetailModal title={t.documents.title} onClose={onClose}>
      {error ? (
        <LoadFailed
          text={errorMessage(error, t.documents.fileNotLoaded)}
          action={isGone ? t.shared.close : t.common.retry}
          onAction={isGone ? onClose : onRetry}
        />
      ) : (
        <Loading />
      )}
    </DetailModal>
  );
}

/** A link to a recording loads it without playing: browsers block autoplay. */
function LoadTrack({ track }: { track: Track }) {
  // Once on mount: otherwise closing the player would load it again.
  const load = useEffectEvent(() => loadTrackIfIdle(track));
  useEffect(() => load(), []);
  return null;
}
