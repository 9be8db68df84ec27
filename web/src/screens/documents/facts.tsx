import type { Document } from '@assembly/contract/document';
import { factsOf } from './document-facts.ts';
import styles from './facts.module.css';

/** "PDF · 1.2 MB · 17 Jun 2026". A line ends between two of them, and no dot is left at its end. */
export function Facts({ document }: { document: Document }) {
  return (
    <span className={styles.frame}>
      <span className={styles.facts}>
        {factsOf(document).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </span>
  );
}
