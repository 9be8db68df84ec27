import { lazy, Suspense } from 'react';
import type { SettingsReply } from '../../api/settings.ts';

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
