import styles from './safe-html.module.css';

/**
 * Renders HTML that the server has sanitized before storing it (server/src/sync/safe-html.ts). Never
 * pass text from elsewhere.
 */
export function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server, and the CSP forbids inline scripts.
  return <div dir="auto" className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
