import { formatQuietHours } from '@assembly/contract/notifications/notification-times';
import { EDITABLE_SETTINGS, type Setting, type SettingName } from '@assembly/contract/settings';
import type { Config } from '../config.ts';
import { isSecret } from './setting-names.ts';
import type { Settings } from './settings.ts';

const VALUES: Record<SettingName, (config: Config) => string | undefined> = {
  ASSEMBLY_NAME: ({ assembly }) => assembly.name,
  ASSEMBLY_TIME_ZONE: ({ assembly }) => assembly.timeZone,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  GOOGLE_CLIENT_ID: ({ google }) => google.clientId,
  GOOGLE_CLIENT_SECRET: ({ google }) => google.clientSecret,
  GOOGLE_API_KEY: ({ google }) => google.apiKey,
  GOOGLE_CALENDAR_ID: ({ google }) => google.calendarIds.join(','),
  GOOGLE_TASK_LISTS: ({ google }) => google.taskLists.join(','),
  GOOGLE_DRIVE_FOLDER: ({ google }) => google.driveFolder,
  SYNC_SCHEDULE: ({ syncSchedule }) => syncSchedule,
  SMTP_URL: ({ mail }) => mail.smtpUrl,
  MAIL_FROM: ({ mail }) => mail.from,
  NOTIFICATION_EMAILS: ({ notifications }) => (notifications.isEmailOn ? 'on' : 'off'),
  NOTIFICATION_DEFAULT: ({ notifications }) => notifications.defaultChoice,
  WEEKLY_EMAIL: ({ notifications }) => notifications.weeklyEmail,
  QUIET_HOURS: ({ notifications }) => formatQuietHours(notifications.quietHours),
  AUDIT_DAYS: ({ auditDays }) => `${auditDays}`,
};

/** What administrators see of the settings: the values in force, but not those of secrets. */
export function describeSettings(settings: Settings): Setting[] {
  const config = settings.current();
  return EDITABLE_SETTINGS.map((name) => {
    const value = VALUES[name](config) || null;
    const mailServer = name === 'SMTP_URL' && value ? mailServerOf(value) : undefined;
    return {
      name,
      value: isSecret(name) ? null : value,
      source: settings.sourceOf(name),
      isSecret: isSecret(name),
      isSet: value !== null,
      secretVersion: settings.secretVersionOf(name),
      ...(mailServer && { mailServer }),
    };
  });
}

/**
 * Without the user, which may be a secret too. Undefined if a character of the password that is not escaped, such as a
 * slash, has ended the host name too early.
 */
function mailServerOf(smtpUrl: string): Setting['mailServer'] {
  // nodemailer accepts an address without the slashes too.
  const url = URL.parse(smtpUrl.replace(/^(\w+:)(?!\/\/)/, '$1//'));
  if (!url?.hostname || (url.pathname + url.search + url.hash).includes('@')) return undefined;
  return { host: url.hostname, port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587) };
}
