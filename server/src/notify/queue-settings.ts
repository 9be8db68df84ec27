import type { Settings } from '../settings/settings.ts';
import type { QueueSettings } from '../store/notify/queue-due.ts';

/** Decides for whom deliveries are made. */
export function queueSettingsOf(settings: Settings): QueueSettings {
  const { mail, notifications } = settings.current();
  const { isEmailOn, defaultChoice } = notifications;
  // While its address cannot be decrypted, emails wait for it.
  const hasMailServer = mail.smtpUrl !== undefined || settings.unreadable().includes('SMTP_URL');
  return { isEmailOn, defaultChoice, hasMailServer };
}
