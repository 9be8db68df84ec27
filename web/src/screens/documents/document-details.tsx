import type { Document } from '@assembly/contract/document';
import { formatBytes } from '../../browser/locale/format-bytes.ts';
import { dayFormat } from '../../browser/locale/format-time.ts';
import { KINDS, kindOf } from './document-kind.ts';
import { extensionOf } from './document-title.ts';
import styles from './documents.module.css';

/** "PDF · 1.2 MB · 17 Jun 2026", without a dot at the end of a line. */
export function DocumentDetails({ document }: { document: Document }) {
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        {formatDetails(document).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </span>
    </span>
  );
}

/** "Audio", "MP3", "1.2 MB", "17 Jun 2026", as far as known. */
export function formatDetails(document: Document): string[] {
  const { fileSize, createdDate } = document;
  const { label } = KINDS[kindOf(document)];
  const extension = extensionOf(document);
  return [
    label,
    extension === label ? '' : extension,
    fileSize === null ? '' : formatBytes(fileSize),
    Number.isNaN(Date.parse(createdDate)) ? '' : dayFormat.format(Date.parse(createdDate)),
  ].filter(Boolean);
}
