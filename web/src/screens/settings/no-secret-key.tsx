import { t } from '../../browser/locale/messages.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import type { SectionProps } from './section-props.ts';

/** Shown beside fields for secrets, when they cannot be stored. */
export function NoSecretKey({ reply }: SectionProps) {
  if (reply.canStoreSecrets) return null;
  return (
    <p role="alert" className="note warning">
      <Sentence parts={t.settings.noSecretKey((text) => <code>{text}</code>)} />
    </p>
  );
}
