import { WEEKLY_NOTE_MAX_CHARS } from '@assembly/contract/notifications/weekly-email';
import { SETTING_TABLE } from '@assembly/contract/setting-table';
import { useQueryClient } from '@tanstack/react-query';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { weeklyEmailQuery } from './weekly-preview.tsx';

const NAME = 'WEEKLY_EMAIL_NOTE';

/** The sentence from the office. It is in the preview once it is saved. */
export function WeeklyNote({ reply }: SectionProps) {
  const client = useQueryClient();
  const form = useSettingsForm({
    reply,
    section: 'notifications',
    onSaved: () => void client.invalidateQueries({ queryKey: weeklyEmailQuery.queryKey }),
  });
  const { label, hint } = SETTING_TABLE[NAME];
  const isFixed = form.isFixed(NAME);
  return (
    <SettingsForm
      form={{ ...form, names: [NAME], isReadOnly: isFixed }}
      special={{
        [NAME]: (
          <TextArea
            label={label}
            name={NAME}
            maxLength={WEEKLY_NOTE_MAX_CHARS}
            value={form.value(NAME)}
            readOnly={isFixed}
            onChange={(text) => form.set(NAME, text)}
            hint={`${hint} ${form.describe(NAME)}`}
            error={form.errors[NAME]}
          />
        ),
      }}
      submitText="Save the sentence"
    />
  );
}
