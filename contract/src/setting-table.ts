import { LANGUAGES } from '@assembly/messages/language-names';
import { WEEKLY_NOTE_MAX_CHARS } from './limits.ts';
import { NOTIFICATION_CHOICES } from './notifications/notifications.ts';

export interface SettingDefinition {
  /** The form on the settings screen that has its field. */
  section:
    | 'general'
    | 'contact'
    | 'google'
    | 'sync'
    | 'schedule'
    | 'email'
    | 'notifications'
    | 'weekly-note'
    | 'backups';
  /** A secret is encrypted in the database, and never sent to the browser. */
  isSecret?: true;
  /** The values that can be chosen. */
  options?: readonly string[];
  default?: string;
  /** Attributes of the text field. */
  input?: {
    type?: 'url';
    inputMode?: 'numeric' | 'url' | 'email' | 'tel';
    autoComplete?: string;
    maxLength?: number;
    /** For a longer text. */
    rows?: number;
  };
}

/** With a sixth field, a sync could start every second. A name such as @daily is accepted too. */
export const SCHEDULE_FORMAT = /^(@(?!reboot)\w+|\S+(\s+\S+){4})$/;

/** The value of BACKUP_SCHEDULE with which no backup is made automatically. */
export const BACKUPS_OFF = 'off';

/** A new installation syncs this often. */
export const HOURLY_SCHEDULE = '0 * * * *';

/**
 * The value of GOOGLE_TASK_LISTS and GOOGLE_DRIVE_FOLDER until somebody has chosen: nothing is synced. Without a value,
 * all task lists and the whole drive are.
 */
export const NOTHING_CHOSEN = 'none';

export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/**
 * Every setting that administrators can edit, under the name of its environment variable, which takes precedence. The
 * environment, the API, the settings screen and the command `set` follow this table, and a test compares it with the
 * documentation. Their texts are in the area `settingFields` of the messages, and the rules for their values on the
 * server: SETTING_RULES. Addresses of Google, paths and the database are not in it: with those, an administrator could
 * read the secrets.
 */
export const SETTING_TABLE = {
  ASSEMBLY_NAME: {
    section: 'general',
    default: 'Our Assembly',
    input: { autoComplete: 'organization' },
  },
  ASSEMBLY_TIME_ZONE: { section: 'general' },
  DEFAULT_LANGUAGE: { section: 'general', options: LANGUAGES, default: 'en' },
  PUBLIC_URL: {
    section: 'general',
    input: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  },
  AUDIT_DAYS: {
    section: 'general',
    default: '730',
    input: { inputMode: 'numeric' },
  },
  CONTACT_NAME: { section: 'contact' },
  CONTACT_EMAIL: {
    section: 'contact',
    input: { inputMode: 'email' },
  },
  CONTACT_PHONE: {
    section: 'contact',
    input: { inputMode: 'tel' },
  },
  GOOGLE_CLIENT_ID: { section: 'google' },
  GOOGLE_CLIENT_SECRET: {
    section: 'google',
    isSecret: true,
  },
  GOOGLE_CALENDAR_ID: {
    section: 'sync',
  },
  GOOGLE_API_KEY: {
    section: 'sync',
    isSecret: true,
  },
  GOOGLE_TASK_LISTS: { section: 'sync' },
  GOOGLE_DRIVE_FOLDER: { section: 'sync' },
  SYNC_SCHEDULE: { section: 'schedule' },
  SMTP_URL: {
    section: 'email',
    isSecret: true,
  },
  MAIL_FROM: {
    section: 'email',
    input: { inputMode: 'email' },
  },
  NOTIFICATION_EMAILS: {
    section: 'notifications',
    options: ['on', 'off'],
    default: 'on',
  },
  NOTIFICATION_DEFAULT: {
    section: 'notifications',
    options: NOTIFICATION_CHOICES,
    default: 'weekly',
  },
  WEEKLY_EMAIL: { section: 'notifications' },
  WEEKLY_EMAIL_NOTE: {
    section: 'weekly-note',
    input: { rows: 4, maxLength: WEEKLY_NOTE_MAX_CHARS },
  },
  QUIET_HOURS: {
    section: 'notifications',
    default: '21-8',
  },
  /** A cron expression, or `off`. */
  BACKUP_SCHEDULE: { section: 'backups', default: '0 3 * * *' },
  /** How many daily, weekly and monthly backups are kept. */
  BACKUP_KEEP: { section: 'backups', default: '7,4,6' },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof SETTING_TABLE;

/** Choices have the type of their options. A setting without a default may have no value. */
export type SettingValues = {
  [Name in SettingName]: ValueOf<(typeof SETTING_TABLE)[Name]>;
};
type ValueOf<Definition> = Definition extends {
  options: readonly (infer Value)[];
}
  ? Value
  : Definition extends { default: string }
    ? string
    : string | undefined;

export const SETTING_NAMES = Object.keys(SETTING_TABLE) as SettingName[];

export const settingDefinition = (name: SettingName): SettingDefinition => SETTING_TABLE[name];

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(SETTING_TABLE, name);
