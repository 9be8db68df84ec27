import { screens } from '@assembly/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../../browser/locale/messages.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import type { SectionProps } from '../section-props.ts';
import { settingOf } from '../setting-values.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { Delivery } from './delivery/delivery.tsx';
import { QuietHoursFields, WeeklyTimeFields } from './time-fields.tsx';
import { WeeklyPreview, weeklyEmailQuery } from './weekly-preview.tsx';

export default function NotificationsSection({ reply }: SectionProps) {
  const client = useQueryClient();
  // A first reply that is still on its way may be of the settings before.
  const onSaved = () =>
    void client
      .cancelQueries(weeklyEmailQuery)
      .then(() => client.invalidateQueries(weeklyEmailQuery));
  const form = useSettingsForm({ reply, section: 'notifications', onSaved });
  const note = useSettingsForm({ reply, section: 'weekly-note', onSaved });
  const isDefaultNotSent =
    form.value('NOTIFICATION_DEFAULT') === 'weekly' && !form.value('WEEKLY_EMAIL');
  return (
    <div className="sections">
      {!settingOf(reply, 'SMTP_URL').isSet && (
        <p className="note warning">
          <Sentence
            parts={t.delivery.noMailServer((text) => (
              <AppLink to={`${screens.settings}?section=email`}>{text}</AppLink>
            ))}
          />
        </p>
      )}
      <section className="card section">
        <h2>{t.delivery.title}</h2>
        <Delivery />
      </section>
      <section className="card section">
        <h2>{t.delivery.settingsTitle}</h2>
        <SettingsForm
          form={form}
          special={{
            WEEKLY_EMAIL: (
              <>
                <WeeklyTimeFields form={form} />
                {isDefaultNotSent && <p className="note">{t.delivery.defaultNotSent}</p>}
              </>
            ),
            QUIET_HOURS: <QuietHoursFields form={form} />,
          }}
        />
      </section>
      <section className="card section">
        <h2>{t.delivery.weekly.title}</h2>
        <SettingsForm form={note} submitText={t.delivery.weekly.saveNote} />
        <WeeklyPreview />
      </section>
    </div>
  );
}
