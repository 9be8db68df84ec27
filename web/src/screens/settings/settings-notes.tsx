import { settingLabel } from '@assembly/contract/setting-table';
import { remedyFor } from '@assembly/contract/text/remedy-for';
import { formatList } from '../../browser/locale/format-list.ts';
import { t } from '../../browser/locale/messages.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import type { SectionProps } from './section-props.ts';

/** What is wrong with the secrets, which concerns all sections. */
export function UnreadableSecrets({ reply: { unreadable } }: SectionProps) {
  if (unreadable.length === 0) return null;
  const others: Record<string, string> = t.settings.otherSecrets;
  return (
    <p role="alert" className="note warning">
      <Sentence
        parts={t.settings.secretsUnreadable(
          (text) => <b>{text}</b>,
          code,
          formatList(unreadable.map((name) => others[name] ?? settingLabel(name))),
          remedyFor(unreadable),
        )}
      />
    </p>
  );
}

/** Shown beside fields for secrets, when they cannot be stored. */
export function NoSecretKey({ reply }: SectionProps) {
  if (reply.canStoreSecrets) return null;
  return (
    <p role="alert" className="note warning">
      <Sentence parts={t.settings.noSecretKey(code)} />
    </p>
  );
}

const code = (text: string) => <code>{text}</code>;
