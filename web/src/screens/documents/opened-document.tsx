import { ApiError } from '@assembly/contract/api-error';
import type { Document } from '@assembly/contract/document';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { documentQuery } from '../../api/documents.ts';
import { isInPlayer, loadTrackIfIdle } from '../../player/now-playing.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { viewerFor } from './document-kind.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { Preview } from './preview.tsx';
import type { OpenFile } from './use-open-file.ts';

interface OpenedDocumentProps {
  id: string;
  /** Undefined when it is not among those shown: a link may be older than the order of a folder. */
  document: Document | undefined;
  opening: OpenFile;
  list: RefObject<HTMLElement | null>;
}

export function OpenedDocument({ id, document, opening, list }: OpenedDocumentProps) {
  // Found in the player it stays there, and closing the player must not bring it back.
  const [wasInPlayer] = useState(() => isInPlayer(id));
  // Once known it stays until it is closed: a sync must not disturb whoever reads or saves it.
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
        <NotLoaded error={error} onRetry={() => void refetch()} onClose={opening.close} />
        <FocusAfterwards id={id} list={list} />
      </>
    );
  }
  const way = viewerFor(opened);
  if (way === 'play') {
    return <InPlayer document={opened} folder={opened.folderTitle ?? opening.folderTitle} />;
  }
  return (
    <>
      {way === 'save' ? (
        <DownloadDialog document={opened} startsAtOnce={opening.isChosen} onClose={opening.close} />
      ) : (
        <Preview document={opened} way={way} onClose={opening.close} />
      )}
      <FocusAfterwards id={id} list={list} />
    </>
  );
}

interface NotLoadedProps {
  /** None while it is asked for once more. */
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

function NotLoaded({ error, onRetry, onClose }: NotLoadedProps) {
  const isGone = error instanceof ApiError && error.code === 'file_not_found';
  return (
    <DetailModal title="Documents" onClose={onClose}>
      {error ? (
        <LoadFailed
          text={errorMessage(error, 'The file could not be loaded. Please check your connection.')}
          action={isGone ? 'Close' : 'Try again'}
          onAction={isGone ? onClose : onRetry}
        />
      ) : (
        <Loading />
      )}
    </DetailModal>
  );
}

/**
 * The browser gives the focus back to where it was. Where that was nowhere, because a link led here,
 * or has gone since, it goes to the card of the file, or else as near to it as can be.
 */
function FocusAfterwards({ id, list }: Pick<OpenedDocumentProps, 'id' | 'list'>) {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const links = list.current?.querySelectorAll('a') ?? [];
      const card = [...links].find((link) => new URL(link.href).searchParams.get('open') === id);
      const nearest = card ?? list.current ?? document.querySelector('h1');
      nearest?.focus({ preventScroll: !card });
    },
    [id, list],
  );
  return null;
}

/** A link to a recording puts it into the player. It waits there: no browser plays unasked. */
function InPlayer({ document: { id, title }, folder }: { document: Document; folder: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, or closing the player would bring it back.
  useEffect(() => loadTrackIfIdle({ id, title, folder }), [id]);
  return null;
}
