import { HOURLY_SCHEDULE, SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import { SCHEDULE_MAX_CHARS } from '@assembly/contract/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { scheduleQuery } from '../../../api/settings.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { isNightly, NightlyTimeField } from '../nightly-time-field.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { type SettingsForm as Form, useSettingsForm } from '../use-settings-form.ts';

export default function ScheduleSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, section: 'schedule' });
  return (
    <div className="sections">
      <section className="card section">
        <h2>{t.schedule.title}</h2>
        <SettingsForm
          form={form}
          special={{
            SYNC_SCHEDULE: form.isFixed('SYNC_SCHEDULE') ? (
              <SettingField form={form} name="SYNC_SCHEDULE" />
            ) : (
              <ScheduleFields form={form} />
            ),
          }}
        />
        <NextRuns expression={form.value('SYNC_SCHEDULE').trim()} />
      </section>
    </div>
  );
}

const NIGHTLY_SCHEDULE = '0 5 * * *';
const ADVANCED = 'advanced';

function ScheduleFields({ form }: { form: Form }) {
  const expression = form.value('SYNC_SCHEDULE');
  const [isAdvanced, setAdvanced] = useState(false);
  const choices = [
    ['', t.schedule.byHand],
    [HOURLY_SCHEDULE, t.schedule.hourly],
    [NIGHTLY_SCHEDULE, t.schedule.nightly],
    [ADVANCED, t.schedule.advanced],
  ] as const;
  const choice = isNightly(expression) ? NIGHTLY_SCHEDULE : expression;
  const isOffered = !isAdvanced && choices.some(([value]) => value === choice);
  return (
    <>
      <SelectField
        label={t.schedule.automatically}
        options={choices}
        value={isOffered ? choice : ADVANCED}
        onChange={(value) => {
          setAdvanced(value === ADVANCED);
          if (value !== ADVANCED) form.set('SYNC_SCHEDULE', value);
        }}
        hint={form.describe('SYNC_SCHEDULE')}
      />
      {isOffered && choice === NIGHTLY_SCHEDULE && (
        <NightlyTimeField form={form} name="SYNC_SCHEDULE" label={t.schedule.time} />
      )}
      {!isOffered && (
        <TextField
          label={t.schedule.cron}
          name="SYNC_SCHEDULE"
          value={expression}
          maxLength={SCHEDULE_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.SYNC_SCHEDULE}
          onChange={({ target }) => form.set('SYNC_SCHEDULE', target.value)}
          hint={t.schedule.cronFields}
        />
      )}
    </>
  );
}

/** When a schedule runs next, from the server. Until it has replied, the times are those of the previous expression. */
function NextRuns({ expression }: { expression: string }) {
  const settled = useDebounced(expression);
  const { data, error, refetch } = useQuery({
    ...scheduleQuery(settled),
    enabled: SCHEDULE_FORMAT.test(settled),
    placeholderData: keepPreviousData,
  });
  if (!SCHEDULE_FORMAT.test(expression)) return null;
  if (!data && error) {
    return <LoadFailed text={t.schedule.nextFailed} onAction={() => refetch()} />;
  }
  return (
    <div role="status">
      {data?.nextRuns === null && <p>{t.schedule.invalid}</p>}
      {data?.nextRuns?.length === 0 && <p>{t.schedule.never}</p>}
      {data?.nextRuns && data.nextRuns.length > 0 && (
        <>
          <h3>{t.schedule.next}</h3>
          <ul>
            {data.nextRuns.map((run) => (
              <li key={run}>{formatTime(run)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
