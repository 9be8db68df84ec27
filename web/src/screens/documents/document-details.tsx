import type { Document } from '@assembly/contract/document';
import styles from './document-details.module.css';
import { formatDetails } from './format-details.ts';

/** "PDF · 1.2 MB · 17 Jun 2026". A line ends between two of them, and no dot is left at its end. */
export function DocumentDetails({ document }: { document: Document }) {
  return (
    <span className={styles.frame}>
      <span className={styles.details}>
        {formatDetails(document).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </span>
    </span>
  );
}
