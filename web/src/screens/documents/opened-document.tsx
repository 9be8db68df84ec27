import type { Document } from '@assembly/contract/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentQuery } from '../../api/documents.ts';
import { isInPlayer, offerTrack } from '../../player/now-playing.ts';
import { DetailModal } from '../../ui/detail-modal.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { wayToOpen } from './document-kind.ts';
import { Preview } from './preview.tsx';
import { SaveDialog } from './save-dialog.tsx';
import type { Opening } from './use-opening.ts';

interface OpenedDocumentProps {
  id: string;
  /** Undefined when it is not among those shown: a link may be older than the order of a folder. */
  document: Document | undefined;
  opening: Opening;
}

export function OpenedDocument({ id, document, opening }: OpenedDocumentProps) {
  // Found in the player it stays there, and closing the player must not bring it back.
  const [wasInPlayer] = useState(() => isInPlayer(id));
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...documentQuery(id),
    enabled: !document && !wasInPlayer,
  });
  if (wasInPlayer) return null;
  const opened = document ?? data;
  if (opened) return <Opened document={opened} opening={opening} />;
  if (errorUpdateCount === 0) return null;
  return (
    <DetailModal title="Documents" onClose={opening.close}>
      {error ? (
        <LoadFailed
          text={failureText(error, 'The file could not be loaded. Please check your connection.')}
          action="Try again"
          onAction={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </DetailModal>
  );
}

function Opened({ document, opening }: { document: Document; opening: Opening }) {
  const { isChosen, close, folderTitle } = opening;
  const way = wayToOpen(document);
  if (way === 'play') {
    return <InPlayer document={document} folder={document.folderTitle ?? folderTitle} />;
  }
  if (way === 'save') {
    return <SaveDialog document={document} startsAtOnce={isChosen} onClose={close} />;
  }
  return <Preview document={document} way={way} onClose={close} />;
}

/** A link to a recording puts it into the player. It waits there: no browser plays unasked. */
function InPlayer({ document: { id, title }, folder }: { document: Document; folder: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, or closing the player would bring it back.
  useEffect(() => offerTrack({ id, title, folder }), [id]);
  return null;
}
