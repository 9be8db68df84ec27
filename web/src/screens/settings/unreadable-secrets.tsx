import { isSettingName } from '@assembly/contract/setting-table';
import { formatList } from '../../browser/locale/format-list.ts';
import { t } from '../../browser/locale/messages.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import type { SectionProps } from './section-props.ts';

/** What is wrong with the secrets, which concerns all sections. */
export default function UnreadableSecrets({ reply: { unreadable } }: SectionProps) {
  const others: Record<string, string> = t.unreadableSecrets.others;
  const labels = unreadable.map((name) =>
    isSettingName(name) ? t.settingFields[name].label : (others[name] ?? name),
  );
  return (
    <p role="alert" className="note warning">
      <Sentence
        parts={t.unreadableSecrets.text(
          (text) => <b>{text}</b>,
          (text) => <code>{text}</code>,
          formatList(labels),
          {
            enter: unreadable.some(isSettingName),
            connect: unreadable.includes('GOOGLE_REFRESH_TOKEN'),
            replaceKey: unreadable.includes('PUSH_PRIVATE_KEY'),
          },
        )}
      />
    </p>
  );
}
