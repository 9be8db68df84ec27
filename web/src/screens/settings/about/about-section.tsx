import { screens } from '@assembly/contract/paths';
import { formatBytes } from '../../../browser/format-bytes.ts';
import { basePath } from '../../../browser/page-config.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';
import styles from '../settings.module.css';
import type { SectionProps } from '../settings-screen.tsx';

export default function AboutSection({ reply }: SectionProps) {
  const { version, node, database } = reply.about;
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>About this installation</h2>
        <dl className={styles.facts}>
          <dt>Version</dt>
          <dd>Assembly {version}</dd>
          <dt>Database</dt>
          <dd>
            {database.kind}, {formatBytes(database.bytes)}
          </dd>
          <dt>Node</dt>
          <dd>{node}</dd>
        </dl>
        <p>
          The folder of the app has the documentation: <code>docs/operating.md</code> on running it,{' '}
          <code>docs/scaling.md</code> on large assemblies, <code>docs/api.md</code> on its API.
        </p>
        <ul>
          <li>
            <a href={`${basePath}/api/openapi.json`}>Description of the API (OpenAPI)</a>
          </li>
          <li>
            <AppLink to={screens.users}>Activity log, under Admin role</AppLink>
          </li>
        </ul>
      </section>
    </div>
  );
}
