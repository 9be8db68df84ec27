import * as z from 'zod/mini';
import { isTimeZone } from './day-in.ts';
import { ASSEMBLY_NAME_MAX_CHARS } from './limits.ts';
import {
  formatQuietHours,
  parseQuietHours,
  parseWeeklyTime,
  toWeeklySetting,
} from './notifications/notification-times.ts';
import { CHOICE_LABELS } from './notifications/notifications.ts';
import {
  enteredSmtpSchema,
  isOrigin,
  isPlainWebAddress,
  smtpSchema,
} from './text/setting-addresses.ts';

type TextSchema = z.ZodMiniType<string, string>;

export interface SettingDefinition {
  /** The form on the settings screen that has its field. */
  section: 'general' | 'google' | 'sync' | 'schedule' | 'email' | 'notifications';
  label: string;
  hint?: string;
  /** A secret is encrypted in the database, and never sent to the browser. */
  isSecret?: true;
  /** The values that can be chosen, with their texts. */
  options?: readonly (readonly [value: string, text: string])[];
  /** The rules for other values. Messages continue a sentence that begins with the name or "It". */
  schema?: TextSchema;
  /** Further rules for values that are entered in the browser or by the command `set`. */
  enteredSchema?: TextSchema;
  default?: string;
  /** Attributes of the text field. */
  input?: { type?: 'url'; inputMode?: 'numeric' | 'url' | 'email'; autoComplete?: string };
}

const MAX_AUDIT_DAYS = 36_500;
/** Otherwise an administrator could remove the traces of what they did. */
const MIN_ENTERED_AUDIT_DAYS = 30;

/** With a sixth field, a sync could start every second. A name such as @daily is accepted too. */
export const SCHEDULE_FORMAT = /^(@(?!reboot)\w+|\S+(\s+\S+){4})$/;

/** A new installation syncs this often. */
export const HOURLY_SCHEDULE = '0 * * * *';

const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));

/** Separated by commas, each item once. */
const list = z.pipe(
  z.string(),
  z.transform((text: string) => splitList(text).join(',')),
);

export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/** europe/zurich becomes Europe/Zurich. Other names of a zone stay: Asia/Kolkata would become Asia/Calcutta. */
function withUsualCase(timeZone: string): string {
  const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return known.toLowerCase() === timeZone.toLowerCase() ? known : timeZone;
}

function daysSchema(min: number, message: string) {
  const isInRange = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= MAX_AUDIT_DAYS;
  return z.string().check(z.trim(), z.refine(isInRange, message));
}

/**
 * Every setting that administrators can edit, under the name of its environment variable, which takes precedence. The
 * environment, the API, the settings screen and the command `set` follow this table, and a test compares it with the
 * documentation. Addresses of Google, paths and the database are not in it: with those, an administrator could read the
 * secrets.
 */
export const SETTING_TABLE = {
  ASSEMBLY_NAME: {
    section: 'general',
    label: 'Name',
    hint: 'Shown at the top of every page and in emails.',
    schema: z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          ASSEMBLY_NAME_MAX_CHARS,
          `must have at most ${ASSEMBLY_NAME_MAX_CHARS} characters`,
        ),
      ),
    default: 'Our Assembly',
    input: { autoComplete: 'organization' },
  },
  ASSEMBLY_TIME_ZONE: {
    section: 'general',
    label: 'Time zone',
    hint: 'Times are shown in this time zone.',
    schema: z.pipe(
      z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Zurich')),
      z.transform(withUsualCase),
    ),
  },
  PUBLIC_URL: {
    section: 'general',
    label: 'Public address',
    hint: 'The address at which people open the app, for links in emails and for Google.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            isPlainWebAddress,
            'must be a plain address that starts with http:// or https://, without a query, a fragment, a user name or a semicolon',
          ),
        ),
      z.transform((text: string) => {
        const { origin, pathname } = new URL(text);
        return (origin + pathname).replace(/\/+$/, '');
      }),
    ),
    // Only in the environment can it have a path.
    enteredSchema: z
      .string()
      .check(
        z.refine(
          isOrigin,
          'must be an address such as https://assembly.example.org, without a path',
        ),
      ),
    input: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  },
  AUDIT_DAYS: {
    section: 'general',
    label: 'Days to keep the activity log',
    hint: 'Older entries, such as who approved whom, are removed.',
    schema: daysSchema(1, `must be a number of days from 1 to ${MAX_AUDIT_DAYS}`),
    enteredSchema: daysSchema(
      MIN_ENTERED_AUDIT_DAYS,
      `must be at least ${MIN_ENTERED_AUDIT_DAYS} days. Fewer can be set only in the environment`,
    ),
    default: '730',
    input: { inputMode: 'numeric' },
  },
  GOOGLE_CLIENT_ID: {
    section: 'google',
    label: 'Client ID',
    hint: 'Ends in .apps.googleusercontent.com.',
    enteredSchema: matching(
      /^(?!GOCSPX-|AIza)[\w.-]{6,}$/,
      'must be a client ID such as 1234-abcd.apps.googleusercontent.com. Copy it from the Google Cloud console, under Clients',
    ),
  },
  GOOGLE_CLIENT_SECRET: {
    section: 'google',
    label: 'Client secret',
    isSecret: true,
    enteredSchema: matching(
      /^[\w~-]{8,}$/,
      'must be a client secret such as GOCSPX-abcd. Copy it from the Google Cloud console, under Clients',
    ),
  },
  GOOGLE_CALENDAR_ID: {
    section: 'sync',
    label: 'Calendars',
    hint: 'The calendar ID, found in the calendar’s settings at Google, under “Integrate calendar”. Separate several with commas.',
    schema: list,
  },
  GOOGLE_API_KEY: {
    section: 'sync',
    label: 'API key',
    hint: 'With an API key, only public calendars can be read. Create it in the Google Cloud console, under “Credentials”, in a project with the Calendar API. It must not be restricted to web pages.',
    isSecret: true,
    enteredSchema: matching(
      /^[\w-]{8,}$/,
      'must be an API key such as AIzaSyAbcd. Copy it from the Google Cloud console, under Credentials',
    ),
  },
  GOOGLE_TASK_LISTS: { section: 'sync', label: 'Task lists', schema: list },
  GOOGLE_DRIVE_FOLDER: { section: 'sync', label: 'Drive folder' },
  SYNC_SCHEDULE: {
    section: 'schedule',
    label: 'Sync schedule',
    enteredSchema: matching(
      SCHEDULE_FORMAT,
      'must be a cron expression with five fields, such as 0 5 * * *',
    ),
  },
  SMTP_URL: {
    section: 'email',
    label: 'Mail server',
    isSecret: true,
    schema: smtpSchema,
    enteredSchema: enteredSmtpSchema,
  },
  MAIL_FROM: {
    section: 'email',
    label: 'Sender',
    hint: 'The address that emails come from, such as Grace Church <office@example.org>. Your mail server must allow it.',
    schema: matching(/^[^\r\n]*@[^\r\n]*$/, 'must be an email address'),
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
    hint: 'The week’s events, open announcements, new documents and recordings.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => parseWeeklyTime(text) !== undefined,
            'must be a day and a time such as SAT 18:00',
          ),
        ),
      z.transform((text: string) => {
        const time = parseWeeklyTime(text);
        return time ? toWeeklySetting(time) : text;
      }),
    ),
  },
  QUIET_HOURS: {
    section: 'notifications',
    label: 'Quiet hours',
    hint: 'Emails and push messages wait until they end, except a weekly email whose time is in them.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => parseQuietHours(text) !== undefined,
            'must be two hours such as 21-8, or none',
          ),
        ),
      z.transform((text: string) => formatQuietHours(parseQuietHours(text) ?? null)),
    ),
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
