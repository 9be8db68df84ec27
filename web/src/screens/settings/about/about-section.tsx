import { getOpenApi } from '@assembly/contract/endpoints/operations';
import { lazy, Suspense } from 'react';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { t, withMessages } from '../../../browser/locale/messages.ts';
import { basePath } from '../../../browser/page-config.ts';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';

/** Rare. */
const NewVersion = lazy(() => withMessages(import('./new-version.tsx'), 'newVersion'));

const DOCUMENTS = [
  ['guide', '/docs/operating.md'],
  ['api', '/docs/api.md'],
  ['openApi', getOpenApi.path],
  ['changelog', '/CHANGELOG.md'],
] as const;

export default function AboutSection({ reply }: SectionProps) {
  const { version, node, database, update } = reply.about;
  return (
    <div className="sections">
      <Suspense>{update && <NewVersion {...update} />}</Suspense>
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
