import type { AppUpdate } from '@assembly/contract/settings';
import { t } from '../../../browser/locale/messages.ts';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import styles from '../settings.module.css';
import own from './new-version.module.css';

/** As in the README, which says to run them again. */
const UPGRADE_COMMANDS = `npm ci --omit=dev --include=optional
npm run build
node_modules/.bin/node --max-semi-space-size=4 server/src/main.ts`;

/** What is new in a newer version, and how to install it. */
export default function NewVersion({ version, changes, url }: AppUpdate) {
  return (
    <section className="card section">
      <h2>{t.newVersion.title(version)}</h2>
      {changes && (
        <Disclosure title={t.newVersion.changes}>
          <p dir="auto" className={own.plainText}>
            {changes}
          </p>
        </Disclosure>
      )}
      <p className={styles.links}>
        <ExternalLink href={url}>{t.newVersion.more}</ExternalLink>
      </p>
      <p>{t.newVersion.how}</p>
      <pre dir="ltr" className={`${styles.response} ${own.plainText}`}>
        {UPGRADE_COMMANDS}
      </pre>
      <p className="muted">{t.newVersion.container}</p>
    </section>
  );
}
