import type { Document } from '@assembly/contract/document';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { documentsQuery } from '../../api/documents.ts';
import { PREFETCH_STALE_MS } from '../../api/query/query-client.ts';
import { t } from '../../browser/locale/messages.ts';
import { addressWith } from '../../browser/navigation/address.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardsSkeleton } from '../../ui/lists/card-grid.tsx';
import { NewMark } from '../../unseen/new-mark.tsx';
import { useNewInFolders, useNewItems } from '../../unseen/unseen.ts';
import { DocumentCard } from './document-card.tsx';
import styles from './documents.module.css';
import { folderAddress } from './folder-path.tsx';

interface DocumentCardsProps {
  ref: RefObject<HTMLElement | null>;
  documents: readonly Document[];
  /** The title of the folder that is shown. */
  folderTitle: string;
  /** Identifies the page: on another page, items that were seen are no longer marked. */
  pageKey: string;
  /** Other documents are loading. */
  isBusy: boolean;
  onOpen: (document: Document) => void;
}

export function DocumentCards(props: DocumentCardsProps) {
  const { ref, documents, folderTitle, pageKey, isBusy, onOpen } = props;
  const client = useQueryClient();
  const newItems = useNewItems('documents', pageKey);
  const newInFolders = useNewInFolders();
  const prefetch = (folder: string) =>
    void client.prefetchQuery({ ...documentsQuery({ folder }), staleTime: PREFETCH_STALE_MS });

  return (
    <CardGrid ref={ref} label={t.documents.list} isBusy={isBusy}>
      {documents.map((document) =>
        document.isFolder ? (
          <DocumentCard
            key={document.id}
            document={document}
            folderTitle={folderTitle}
            to={folderAddress(document.id)}
            mark={<NewInFolder count={newInFolders.get(document.id)} />}
            onHover={() => prefetch(document.id)}
          />
        ) : (
          <DocumentCard
            key={document.id}
            document={document}
            folderTitle={folderTitle}
            to={addressWith({ open: document.id })}
            mark={<NewMark kind="documents" id={document.id} items={newItems} />}
            onOpen={() => onOpen(document)}
          />
        ),
      )}
    </CardGrid>
  );
}

function NewInFolder({ count }: { count: number | undefined }) {
  return count ? <span className="badge">{t.documents.newFiles(count)}</span> : null;
}

export function DocumentCardsSkeleton() {
  return (
    <CardsSkeleton>
      <div className={`card ${styles.card}`}>
        <span className={styles.icon} />
        <span className={styles.text}>
          <SkeletonLines count={2} />
        </span>
      </div>
    </CardsSkeleton>
  );
}
