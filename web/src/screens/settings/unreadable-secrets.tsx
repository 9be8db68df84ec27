import { isSettingName } from '@assembly/contract/setting-table';
import { remedyFor } from '@assembly/contract/text/remedy-for';
import { formatList } from '../../browser/locale/format-list.ts';
import { t } from '../../browser/locale/messages.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import type { SectionProps } from './section-props.ts';

/** What is wrong with the secrets, which concerns all sections. */
export default function UnreadableSecrets({ reply: { unreadable } }: SectionProps) {
  const others: Record<string, string> = t.unreadableSecrets.others;
  return (
    <p role="alert" className="note warning">
      <Sentence
        parts={t.unreadableSecrets.text(
          (text) => <b>{text}</b>,
          (text) => <code>{text}</code>,
          formatList(
            unreadable.map(
              (name) => others[name] ?? (isSettingName(name) ? t.settingFields[name].label : name),
            ),
          ),
          remedyFor(unreadable),
        )}
      />
    </p>
  );
}
