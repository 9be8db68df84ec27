import { getOpenApi } from '@assembly/contract/endpoints/operations';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { basePath } from '../../../browser/page-config.ts';
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
          The documentation is on the server, in the folder of the app:{' '}
          <code>docs/operating.md</code> on running it, <code>docs/scaling.md</code> on large
          assemblies, <code>docs/api.md</code> on its API.
        </p>
        <p>
          <a href={basePath + getOpenApi.path}>Description of the API (OpenAPI)</a>
        </p>
      </section>
    </div>
  );
}
