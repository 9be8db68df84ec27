import { LANGUAGE_NAMES, LANGUAGES } from '@assembly/messages/languages';
import { WEEKLY_NOTE_MAX_CHARS } from './limits.ts';
import { CHOICE_LABELS } from './notifications/notifications.ts';

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
    | 'weekly-note';
  label: string;
  hint?: string;
  /** A secret is encrypted in the database, and never sent to the browser. */
  isSecret?: true;
  /** The values that can be chosen, with their texts. */
  options?: readonly (readonly [value: string, text: string])[];
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
 * documentation. The rules for their values are on the server: SETTING_RULES. Addresses of Google, paths and the database
 * are not in it: with those, an administrator could read the secrets.
 */
export const SETTING_TABLE = {
  ASSEMBLY_NAME: {
    section: 'general',
    label: 'Name',
    hint: 'Shown at the top of every page and in emails.',
    default: 'Our Assembly',
    input: { autoComplete: 'organization' },
  },
  ASSEMBLY_TIME_ZONE: {
    section: 'general',
    label: 'Time zone',
    hint: 'Times are shown in this time zone.',
  },
  DEFAULT_LANGUAGE: {
    section: 'general',
    label: 'Language',
    hint: 'For people whose browser asks for none of these languages. Everybody else sees the app in their own.',
    options: LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const),
    default: LANGUAGES[0],
  },
  PUBLIC_URL: {
    section: 'general',
    label: 'Public address',
    hint: 'The address at which people open the app, for links in emails and for Google. Change it only when the app is reachable at the new address. The old one keeps working for 24 hours. Then add the new redirect address in the Google Cloud console.',
    input: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  },
  AUDIT_DAYS: {
    section: 'general',
    label: 'Days to keep the activity log',
    hint: 'Older entries, such as who approved whom, are removed.',
    default: '730',
    input: { inputMode: 'numeric' },
  },
  CONTACT_NAME: {
    section: 'contact',
    label: 'Contact name',
    hint: 'Such as Ruth Keller, or Church office.',
  },
  CONTACT_EMAIL: {
    section: 'contact',
    label: 'Contact email',
    input: { inputMode: 'email' },
  },
  CONTACT_PHONE: {
    section: 'contact',
    label: 'Contact phone',
    hint: 'With the country code, such as +41 44 123 45 67.',
    input: { inputMode: 'tel' },
  },
  GOOGLE_CLIENT_ID: {
    section: 'google',
    label: 'Client ID',
    hint: 'Ends in .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: {
    section: 'google',
    label: 'Client secret',
    isSecret: true,
  },
  GOOGLE_CALENDAR_ID: {
    section: 'sync',
    label: 'Calendars',
    hint: 'The calendar ID, found in the calendar’s settings at Google, under “Integrate calendar”. Separate several with commas.',
  },
  GOOGLE_API_KEY: {
    section: 'sync',
    label: 'API key',
    hint: 'With an API key, only public calendars can be read. Create it in the Google Cloud console, under “Credentials”, in a project with the Calendar API. It must not be restricted to web pages.',
    isSecret: true,
  },
  GOOGLE_TASK_LISTS: { section: 'sync', label: 'Task lists' },
  GOOGLE_DRIVE_FOLDER: { section: 'sync', label: 'Drive folder' },
  SYNC_SCHEDULE: {
    section: 'schedule',
    label: 'Sync schedule',
  },
  SMTP_URL: {
    section: 'email',
    label: 'Mail server',
    isSecret: true,
  },
  MAIL_FROM: {
    section: 'email',
    label: 'Sender',
    hint: 'The address that emails come from, such as Grace Church <office@example.org>. Your mail server must allow it.',
    input: { inputMode: 'email' },
  },
  NOTIFICATION_EMAILS: {
    section: 'notifications',
    label: 'Emails about updates',
    options: [
      ['on', 'Members can choose them'],
      ['off', 'Off: only emails about accounts and sign-ups are sent'],
    ],
    default: 'on',
  },
  NOTIFICATION_DEFAULT: {
    section: 'notifications',
    label: 'Default for members',
    hint: 'For members who have not chosen in their account.',
    options: CHOICE_LABELS,
    default: 'weekly',
  },
  WEEKLY_EMAIL: {
    section: 'notifications',
    label: 'Weekly email',
    hint: 'The week’s events, announcements, the newest sermon and new documents.',
  },
  WEEKLY_EMAIL_NOTE: {
    section: 'weekly-note',
    label: 'A sentence for the next weekly email',
    hint: 'Optional. It comes first in the email, and is removed here when the email is sent.',
    input: { rows: 4, maxLength: WEEKLY_NOTE_MAX_CHARS },
  },
  QUIET_HOURS: {
    section: 'notifications',
    label: 'Quiet hours',
    hint: 'Emails and push messages wait until they end.',
    default: '21-8',
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof SETTING_TABLE;

/** Choices have the type of their options. A setting without a default may have no value. */
export type SettingValues = {
  [Name in SettingName]: ValueOf<(typeof SETTING_TABLE)[Name]>;
};
type ValueOf<Definition> = Definition extends {
  options: readonly (readonly [infer Value, string])[];
}
  ? Value
  : Definition extends { default: string }
    ? string
    : string | undefined;

export const SETTING_NAMES = Object.keys(SETTING_TABLE) as SettingName[];

export const settingDefinition = (name: SettingName): SettingDefinition => SETTING_TABLE[name];

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(SETTING_TABLE, name);

/** What a setting is called on the screen; the name itself if it is not a setting. */
export const settingLabel = (name: string): string =>
  isSettingName(name) ? SETTING_TABLE[name].label : name;
