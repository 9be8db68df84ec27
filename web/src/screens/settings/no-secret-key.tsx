import type { SettingsReply } from '../../api/settings.ts';
import styles from './settings.module.css';

/** Shown beside fields for secrets, when they cannot be stored. */
export function NoSecretKey({ reply }: { reply: SettingsReply }) {
  if (reply.canStoreSecrets) return null;
  return (
    <p role="alert" className={styles.warning}>
      Passwords and other secrets cannot be stored yet. Set the environment variable{' '}
      <code>ASSEMBLY_SECRET</code> to at least 32 random characters on the server, the same for
      every process, and restart it.
    </p>
  );
}
