import type { Document } from '@assembly/contract/document';
import styles from './document-details.module.css';
import { formatDetails } from './format-details.ts';

/** "PDF · 1.2 MB · 17 Jun 2026", without a dot at the end of a line. */
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
