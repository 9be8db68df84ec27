import type { SettingName } from '@assembly/contract/settings';
import { remedyFor } from '@assembly/contract/text/remedy-for';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import { formatList } from '../../browser/locale/format-list.ts';
import styles from './settings.module.css';

/** Loaded only when secrets were saved with another key. */
export default function UnreadableSecrets({ names }: { names: string[] }) {
  return (
    <div role="alert" className={styles.warning}>
      <p>
        <b>This server cannot read some stored secrets:</b> {listOf(names)}. They were saved with
        another key. Either {remedyFor(names)}, or start the server again with the previous{' '}
        <code>ASSEMBLY_SECRET</code> or file <code>secret.key</code>. Everything else keeps working.
      </p>
    </div>
  );
}

const OTHER_LABELS: Record<string, string> = {
  GOOGLE_REFRESH_TOKEN: 'the connection to Google',
  PUSH_PRIVATE_KEY: 'the key of notifications on devices',
};

const listOf = (names: string[]) =>
  formatList(
    names.map((name) => SETTING_LABELS[name as SettingName] ?? OTHER_LABELS[name] ?? name),
  );
