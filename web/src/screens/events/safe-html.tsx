import styles from './safe-html.module.css';

/**
 * HTML from the server, which has reduced it to a few tags without any attribute but a link's before
 * it was ever stored (server/src/sync/safe-html.ts). Text from anywhere else must not come here.
 */
export function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe on the server; the policy forbids inline scripts besides.
  return <div dir="auto" className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
