import { getOpenApi } from '@assembly/contract/endpoints/operations';
import type { SettingsReply } from '../../../api/settings.ts';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { t } from '../../../browser/locale/messages.ts';
import { basePath } from '../../../browser/page-config.ts';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';

const DOCUMENTS = [
  ['guide', '/docs/operating.md'],
  ['api', '/docs/api.md'],
  ['openApi', getOpenApi.path],
  ['changelog', '/CHANGELOG.md'],
] as const;

/** As in the README, which says to run them again. */
const UPGRADE_COMMANDS = `npm ci --omit=dev --include=optional
npm run build
node_modules/.bin/node --max-semi-space-size=4 server/src/main.ts`;

export default function AboutSection({ reply }: SectionProps) {
  const { version, node, database, update } = reply.about;
  return (
    <div className="sections">
      {update && <Update {...update} />}
      <section className="card section">
        <h2>{t.about.title}</h2>
        <dl className="facts">
          <dt>{t.about.version}</dt>
          <dd>Assembly {version}</dd>
          <dt>{t.about.database}</dt>
          <dd>{t.about.databaseSize(database.kind, formatBytes(database.bytes))}</dd>
          <dt>{t.about.node}</dt>
          <dd>{node}</dd>
        </dl>
        <h3>{t.about.documentation}</h3>
        <ul className={styles.links}>
          {DOCUMENTS.map(([name, path]) => (
            <li key={path}>
              <ExternalLink href={basePath + path}>{t.about[name]}</ExternalLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What is new in a newer version, and how to install it. */
function Update({ version, changes, url }: NonNullable<SettingsReply['about']['update']>) {
  return (
    <section className="card section">
      <h2>{t.about.update.title(version)}</h2>
      {changes && (
        <Disclosure title={t.about.update.changes}>
          <p dir="auto" className={styles.plainText}>
            {changes}
          </p>
        </Disclosure>
      )}
      <p className={styles.links}>
        <ExternalLink href={url}>{t.about.update.more}</ExternalLink>
      </p>
      <p>{t.about.update.how}</p>
      <pre dir="ltr" className={`${styles.response} ${styles.plainText}`}>
        {UPGRADE_COMMANDS}
      </pre>
      <p className="muted">{t.about.update.container}</p>
    </section>
  );
}
