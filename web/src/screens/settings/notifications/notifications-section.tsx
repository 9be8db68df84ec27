import { screens } from '@assembly/contract/paths';
import { AppLink } from '../../../ui/text/app-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';
import { useSettingsForm } from '../use-settings-form.ts';
import { Delivery } from './delivery/delivery.tsx';
import { NotificationForm } from './notification-form.tsx';
import { WeeklyPreview } from './weekly-preview.tsx';

export default function NotificationsSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply });
  return (
    <div className={styles.cards}>
      {!form.setting('SMTP_URL').isSet && (
        <p className={styles.warning}>
          No mail server is set, so no emails are sent. Enter one under{' '}
          <AppLink to={`${screens.settings}?section=email`}>Email</AppLink>.
        </p>
      )}
      <section className={`card ${styles.card}`}>
        <h2>How members are notified</h2>
        <NotificationForm form={form} />
      </section>
      <section className={`card ${styles.card}`}>
        <h2>The weekly email</h2>
        <WeeklyPreview />
      </section>
      <section className={`card ${styles.card}`}>
        <h2>Delivery</h2>
        <Delivery />
      </section>
    </div>
  );
}
