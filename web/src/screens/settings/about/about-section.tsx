import { getOpenApi } from '@assembly/contract/endpoints/operations';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { basePath } from '../../../browser/page-config.ts';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';

const DOCUMENTS = [
  ['Operating guide', '/docs/operating.md'],
  ['API', '/docs/api.md'],
  ['Description of the API (OpenAPI)', getOpenApi.path],
  ['Changelog', '/CHANGELOG.md'],
] as const;

export default function AboutSection({ reply }: SectionProps) {
  const { version, node, database } = reply.about;
  return (
    <div className="sections">
      <section className="card section">
        <h2>About this installation</h2>
        <dl className="facts">
          <dt>Version</dt>
          <dd>Assembly {version}</dd>
          <dt>Database</dt>
          <dd>
            {database.kind}, {formatBytes(database.bytes)}
          </dd>
          <dt>Node</dt>
          <dd>{node}</dd>
        </dl>
        <h3>Documentation</h3>
        <ul className={styles.links}>
          {DOCUMENTS.map(([title, path]) => (
            <li key={path}>
              <ExternalLink href={basePath + path}>{title}</ExternalLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
