import { isTimeZone } from '@assembly/contract/day-in';
import { ASSEMBLY_NAME_MAX_CHARS, WEEKLY_NOTE_MAX_CHARS } from '@assembly/contract/limits';
import {
  formatQuietHours,
  parseQuietHours,
  parseWeeklyTime,
  toWeeklySetting,
} from '@assembly/contract/notifications/notification-times';
import {
  BACKUPS_OFF,
  SCHEDULE_FORMAT,
  type SettingName,
  splitList,
} from '@assembly/contract/setting-table';
import {
  enteredSmtpSchema,
  isOrigin,
  isPlainWebAddress,
  smtpSchema,
} from '@assembly/contract/text/setting-addresses';
import type { Messages } from '@assembly/messages/catalog';
import * as z from 'zod/mini';

type TextSchema = z.ZodMiniType<string, string>;

interface SettingRules {
  /** Messages are codes of `settingFaults`, or continue a sentence that begins with the name or "It". */
  schema?: TextSchema;
  /** Further rules for values that are entered in the browser or by the command `set`. */
  enteredSchema?: TextSchema;
}

const MAX_AUDIT_DAYS = 36_500;
/** Otherwise an administrator could remove the traces of what they did. */
const MIN_ENTERED_AUDIT_DAYS = 30;

/** One address, maybe after a name. A comma or semicolon outside of quotation marks would begin another address. */
const ADDRESS = /[^\s<>@,;:"]+@[^\s<>@,;:"]+/;
const SENDER = new RegExp(
  `^\\s*(${ADDRESS.source}|("[^"\\r\\n]*"|[^<>,;:"\\r\\n]*)\\s*<${ADDRESS.source}>)\\s*$`,
);

const fault = (code: keyof Messages['settingFaults'], value?: number) =>
  value === undefined ? code : `${code} ${value}`;
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const accepted = (isValid: (text: string) => boolean, message: string) =>
  z.string().check(z.refine(isValid, message));
const atMost = (chars: number) =>
  z.string().check(z.trim(), z.maxLength(chars, fault('tooLong', chars)));

/** Separated by commas, each item once. */
const list = z.pipe(
  z.string(),
  z.transform((text: string) => splitList(text).join(',')),
);

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

/** What the values of settings must be, other than one of their options. The browser has no need of it. */
export const SETTING_RULES: Partial<Record<SettingName, SettingRules>> = {
  ASSEMBLY_NAME: { schema: atMost(ASSEMBLY_NAME_MAX_CHARS) },
  ASSEMBLY_TIME_ZONE: {
    schema: z.pipe(accepted(isTimeZone, fault('timeZone')), z.transform(withUsualCase)),
  },
  PUBLIC_URL: {
    schema: z.pipe(
      accepted(isPlainWebAddress, fault('webAddress')),
      z.transform((text: string) => {
        const { origin, pathname } = new URL(text);
        return (origin + pathname).replace(/\/+$/, '');
      }),
    ),
    // Only in the environment can it have a path.
    enteredSchema: accepted(isOrigin, fault('origin')),
  },
  AUDIT_DAYS: {
    schema: daysSchema(1, fault('days', MAX_AUDIT_DAYS)),
    enteredSchema: daysSchema(MIN_ENTERED_AUDIT_DAYS, fault('tooFewDays', MIN_ENTERED_AUDIT_DAYS)),
  },
  CONTACT_NAME: { schema: atMost(ASSEMBLY_NAME_MAX_CHARS) },
  CONTACT_EMAIL: {
    schema: matching(z.regexes.html5Email, fault('email')),
  },
  CONTACT_PHONE: {
    schema: matching(/^(?=(.*\d){3})[\d ()/+-]{3,40}$/, fault('phone')),
  },
  GOOGLE_CLIENT_ID: {
    enteredSchema: matching(/^(?!GOCSPX-|AIza)[\w.-]{6,}$/, fault('clientId')),
  },
  GOOGLE_CLIENT_SECRET: {
    enteredSchema: matching(/^[\w~-]{8,}$/, fault('clientSecret')),
  },
  GOOGLE_CALENDAR_ID: {
    schema: list,
  },
  GOOGLE_API_KEY: {
    enteredSchema: matching(/^[\w-]{8,}$/, fault('apiKey')),
  },
  GOOGLE_TASK_LISTS: { schema: list },
  SYNC_SCHEDULE: {
    enteredSchema: matching(SCHEDULE_FORMAT, fault('cronFields')),
  },
  BACKUP_SCHEDULE: {
    enteredSchema: accepted(
      (text) => text === BACKUPS_OFF || SCHEDULE_FORMAT.test(text),
      fault('cronFields'),
    ),
  },
  BACKUP_KEEP: {
    // At least one a day.
    schema: matching(/^[1-9]\d{0,2}(,\d{1,3}){2}$/, fault('backupKeep')),
  },
  SMTP_URL: {
    schema: smtpSchema,
    enteredSchema: enteredSmtpSchema,
  },
  MAIL_FROM: {
    schema: matching(SENDER, fault('sender')),
  },
  WEEKLY_EMAIL: {
    schema: z.pipe(
      accepted((text) => parseWeeklyTime(text) !== undefined, fault('weeklyTime')),
      z.transform((text: string) => {
        const time = parseWeeklyTime(text);
        return time ? toWeeklySetting(time) : text;
      }),
    ),
  },
  WEEKLY_EMAIL_NOTE: { schema: atMost(WEEKLY_NOTE_MAX_CHARS) },
  QUIET_HOURS: {
    schema: z.pipe(
      accepted((text) => parseQuietHours(text) !== undefined, fault('quietHours')),
      z.transform((text: string) => formatQuietHours(parseQuietHours(text) ?? null)),
    ),
  },
};
