import { lazy, Suspense } from 'react';
import type { SettingsReply } from '../../api/settings.ts';
import styles from './settings.module.css';

const EnvironmentNote = lazy(() => import('./environment-note.tsx'));
const UnreadableSecrets = lazy(() => import('./unreadable-secrets.tsx'));

/** What concerns all sections: where the settings come from, and what is wrong with the secrets. */
export function SettingsNotes({ reply }: { reply: SettingsReply }) {
  const { settings, unreadable } = reply;
  const sources = new Set(settings.map(({ source }) => source));
  const isFromEnvironment = sources.has('environment') && !sources.has('stored');
  return (
    <Suspense>
      {isFromEnvironment && <EnvironmentNote />}
      {unreadable.length > 0 && <UnreadableSecrets names={unreadable} />}
    </Suspense>
  );
}

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
