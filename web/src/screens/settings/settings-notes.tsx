import { settingLabel } from '@assembly/contract/setting-table';
import { remedyFor } from '@assembly/contract/text/remedy-for';
import { formatList } from '../../browser/locale/format-list.ts';
import type { SectionProps } from './section-props.ts';

/** What is wrong with the secrets, which concerns all sections. */
export function UnreadableSecrets({ reply: { unreadable } }: SectionProps) {
  if (unreadable.length === 0) return null;
  return (
    <p role="alert" className="note warning">
      <b>This server cannot read some stored secrets:</b>{' '}
      {formatList(unreadable.map((name) => OTHER_LABELS[name] ?? settingLabel(name)))}. They were
      saved with another key. Either {remedyFor(unreadable)}, or start the server again with the
      previous <code>ASSEMBLY_SECRET</code> or file <code>secret.key</code>. Everything else keeps
      working.
    </p>
  );
}

const OTHER_LABELS: Record<string, string> = {
  GOOGLE_REFRESH_TOKEN: 'the connection to Google',
  PUSH_PRIVATE_KEY: 'the key of notifications on devices',
};

/** Shown beside fields for secrets, when they cannot be stored. */
export function NoSecretKey({ reply }: SectionProps) {
  if (reply.canStoreSecrets) return null;
  return (
    <p role="alert" className="note warning">
      Passwords and other secrets cannot be stored yet. Set the environment variable{' '}
      <code>ASSEMBLY_SECRET</code> to at least 32 random characters on the server, the same for
      every process, and restart it.
    </p>
  );
}
