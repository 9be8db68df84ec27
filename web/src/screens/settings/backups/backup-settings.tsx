import { BACKUPS_OFF } from '@assembly/contract/setting-table';
import { useId } from 'react';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { isNightly, NightlyTimeField } from '../nightly-time-field.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { type SettingsForm as Form, useSettingsForm } from '../use-settings-form.ts';
import backups from './backups.module.css';

/** When backups are made, and how many are kept. */
export function BackupSettings({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, section: 'backups' });
  return (
    <section className="card section">
      <h2>{t.backups.settings.title}</h2>
      <SettingsForm
        form={form}
        special={{
          BACKUP_SCHEDULE: <ScheduleFields form={form} />,
          BACKUP_KEEP: <KeepFields form={form} />,
        }}
      />
    </section>
  );
}

const NIGHTLY_SCHEDULE = '0 3 * * *';

function ScheduleFields({ form }: { form: Form }) {
  const expression = form.value('BACKUP_SCHEDULE');
  const stored = form.setting('BACKUP_SCHEDULE').value ?? BACKUPS_OFF;
  // Such as a weekly one that was set in the environment or by a command.
  const isOther = stored !== BACKUPS_OFF && !isNightly(stored);
  const choice = isNightly(expression) ? NIGHTLY_SCHEDULE : expression;
  return (
    <div className={styles.pair}>
      <SelectField
        label={t.backups.settings.automatically}
        name="BACKUP_SCHEDULE"
        options={[
          [NIGHTLY_SCHEDULE, t.backups.settings.nightly],
          [BACKUPS_OFF, t.backups.settings.off],
          ...(isOther ? [[stored, t.backups.settings.other(stored)] as const] : []),
        ]}
        value={choice}
        disabled={form.isFixed('BACKUP_SCHEDULE')}
        onChange={(value) => form.set('BACKUP_SCHEDULE', value)}
        hint={form.describe('BACKUP_SCHEDULE')}
      />
      {choice === NIGHTLY_SCHEDULE && (
        <NightlyTimeField form={form} name="BACKUP_SCHEDULE" label={t.backups.settings.time} />
      )}
    </div>
  );
}

const PERIODS = ['daily', 'weekly', 'monthly'] as const;

function KeepFields({ form }: { form: Form }) {
  const id = useId();
  const texts = t.backups.settings.keep;
  const counts = form.value('BACKUP_KEEP').split(',');
  const error = form.errors.BACKUP_KEEP;
  const setCount = (index: number, typed: string) =>
    form.set('BACKUP_KEEP', PERIODS.map((_, at) => (at === index ? typed : counts[at])).join());
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{texts.title}</legend>
      <div className={backups.numbers}>
        {PERIODS.map((period, index) => (
          <TextField
            key={period}
            label={texts[period]}
            name="BACKUP_KEEP"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={counts[index] ?? ''}
            readOnly={form.isFixed('BACKUP_KEEP')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && id}
            onChange={({ target }) => setCount(index, target.value.replace(/\D/g, ''))}
          />
        ))}
      </div>
      <div id={id}>
        {error && <p className="error">{error}</p>}
        <p className="muted small">{joinSentences(texts.hint, form.describe('BACKUP_KEEP'))}</p>
      </div>
    </fieldset>
  );
}
