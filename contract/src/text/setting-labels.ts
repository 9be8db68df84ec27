import type { SettingName } from '../settings.ts';

// Not in settings.ts, so that the activity log does not load the schemas.

/** What the settings are called on the screen. */
export const SETTING_LABELS: Record<SettingName, string> = {
  ASSEMBLY_NAME: 'Name',
  ASSEMBLY_TIME_ZONE: 'Time zone',
  PUBLIC_URL: 'Public address',
  GOOGLE_CLIENT_ID: 'Client ID',
  GOOGLE_CLIENT_SECRET: 'Client secret',
  GOOGLE_API_KEY: 'API key',
  GOOGLE_CALENDAR_ID: 'Calendars',
  GOOGLE_TASK_LISTS: 'Task lists',
  GOOGLE_DRIVE_FOLDER: 'Drive folder',
  SYNC_SCHEDULE: 'Sync schedule',
  SMTP_URL: 'Mail server',
  MAIL_FROM: 'Sender',
  NOTIFICATION_EMAILS: 'Emails about news',
  NOTIFICATION_DEFAULT: 'Default for members',
  WEEKLY_EMAIL: 'Weekly email',
  QUIET_HOURS: 'Quiet hours',
  AUDIT_DAYS: 'Days to keep the activity log',
};
