import type { Document } from '@assembly/contract/document';
import { MINUTE_MS } from '@assembly/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { documentsQuery } from '../../api/documents.ts';
import { addressWith } from '../../browser/address.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardsSkeleton } from '../../ui/lists/card-grid.tsx';
import { DocumentCard } from './document-card.tsx';
import styles from './documents.module.css';
import { folderAddress } from './documents-address.ts';

/** A folder is fetched ahead no more often than this, unless the server says that it has changed. */
const KEPT_MS = 5 * MINUTE_MS;

interface DocumentCardsProps {
  ref: RefObject<HTMLElement | null>;
  documents: readonly Document[];
  /** They are about to give way to others. */
  isBusy: boolean;
  onOpen: (document: Document) => void;
}

export function DocumentCards({ ref, documents, isBusy, onOpen }: DocumentCardsProps) {
  const client = useQueryClient();
  const fetchAhead = (folder: string) =>
    void client.prefetchQuery({ ...documentsQuery({ folder }), staleTime: KEPT_MS });

  return (
    <CardGrid ref={ref} label="List of documents" isBusy={isBusy}>
      {documents.map((document) =>
        document.isFolder ? (
          <DocumentCard
            key={document.id}
            document={document}
            to={folderAddress(document.id)}
            onApproach={() => fetchAhead(document.id)}
          />
        ) : (
          <DocumentCard
            key={document.id}
            document={document}
            to={addressWith({ open: document.id })}
            onOpen={() => onOpen(document)}
          />
        ),
      )}
    </CardGrid>
  );
}

export function DocumentCardsSkeleton() {
  return (
    <CardsSkeleton>
      <div className={styles.card}>
        <span className={styles.icon} />
        <span className={styles.words}>
          <SkeletonLines count={2} />
        </span>
      </div>
    </CardsSkeleton>
  );
}
