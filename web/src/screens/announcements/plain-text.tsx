import { linksIn } from '@assembly/contract/text/links-in';
import styles from './announcements.module.css';

/** Plain text with its line breaks; web addresses become links. */
export function PlainText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.plain}>
      {linksIn(text).map(({ at, text: segment, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {segment}
          </a>
        ) : (
          segment
        ),
      )}
    </p>
  );
}
