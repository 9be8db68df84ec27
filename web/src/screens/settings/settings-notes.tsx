import { SETTING_LABELS } from '@assembly/contract/setting-labels';
import type { SettingName } from '@assembly/contract/settings';
import type { SettingsReply } from '../../api/settings.ts';
import { formatList } from '../../browser/locale/format-list.ts';
import styles from './settings.module.css';

/** What concerns all sections: where the settings come from, and what is wrong with the secrets. */
export function SettingsNotes({ reply }: { reply: SettingsReply }) {
  const { settings, unreadable } = reply;
  const sources = new Set(settings.map(({ source }) => source));
  const isFromEnvironment = sources.has('environment') && !sources.has('stored');
  return (
    <>
      {isFromEnvironment && (
        <p className={styles.note}>
          This installation is configured by environment variables, such as those in its{' '}
          <code>.env</code> file. They are shown here with their names. Change them there. All other
          settings can be changed here.
        </p>
      )}
      {unreadable.length > 0 && (
        <div role="alert" className={styles.warning}>
          <p>
            <b>This server cannot read some stored secrets:</b> {listOf(unreadable)}. They were
            saved with another key. {remedyFor(unreadable)}, or start the server again with the
            previous <code>ASSEMBLY_SECRET</code> or file <code>secret.key</code>. Everything else
            keeps working.
          </p>
        </div>
      )}
    </>
  );
}

const listOf = (names: string[]) =>
  formatList(
    names.map((name) => SETTING_LABELS[name as SettingName] ?? 'the connection to Google'),
  );

/** How to replace secrets that are lost. */
function remedyFor(names: string[]): string {
  const isConnectionLost = names.includes('GOOGLE_REFRESH_TOKEN');
  if (!isConnectionLost) return 'Enter them again';
  return names.length > 1 ? 'Enter them again and reconnect Google' : 'Reconnect Google';
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
