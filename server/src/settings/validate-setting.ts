import { fieldErrors, hasUnreadableChars } from '@assembly/contract/account/account-input';
import {
  formatQuietHours,
  parseQuietHours,
  parseWeeklyTime,
  toWeeklySetting,
} from '@assembly/contract/notifications/notification-times';
import { SCHEDULE_FORMAT, SCHEDULE_INVALID, type SettingName } from '@assembly/contract/settings';
import { publicUrlSchema, setupErrors } from '@assembly/contract/setup';
import { Cron } from 'croner';
import { variablesSchema } from '../environment-schema.ts';

const MIN_AUDIT_DAYS = 30;
const MAX_CHARS = 4096;

/** Rules for what people enter, in addition to those of the variable. Undefined if the value is valid. */
const INPUT_RULES: Partial<Record<SettingName, (value: string) => string | undefined>> = {
  GOOGLE_CLIENT_ID: (value) =>
    /^(?!GOCSPX-|AIza)[\w.-]{6,}$/.test(value)
      ? undefined
      : 'must be a client ID such as 1234-abcd.apps.googleusercontent.com. Copy it from the Google Cloud console, under Clients',
  GOOGLE_CLIENT_SECRET: (value) =>
    /^[\w~-]{8,}$/.test(value)
      ? undefined
      : 'must be a client secret such as GOCSPX-abcd. Copy it from the Google Cloud console, under Clients',
  GOOGLE_API_KEY: (value) =>
    /^[\w-]{8,}$/.test(value)
      ? undefined
      : 'must be an API key such as AIzaSyAbcd. Copy it from the Google Cloud console, under Credentials',
  SYNC_SCHEDULE: (value) =>
    SCHEDULE_FORMAT.test(value) && new Cron(value, { paused: true }).nextRun()
      ? undefined
      : 'must have five fields, such as 0 5 * * *, and a time at which it runs',
  SMTP_URL: findSmtpFault,
  // Otherwise an administrator could remove the traces of what they did.
  AUDIT_DAYS: (value) =>
    /^\d+$/.test(value) && Number(value) >= MIN_AUDIT_DAYS
      ? undefined
      : `must be at least ${MIN_AUDIT_DAYS} days. Fewer can be set only in the environment`,
};

/** Others can make nodemailer run a program on the server instead of sending the email by SMTP. */
const SMTP_OPTIONS = ['ignoreTLS', 'requireTLS', 'tls.rejectUnauthorized', 'tls.servername'];

function findSmtpFault(value: string): string | undefined {
  const url = new URL(value);
  if (!value.includes('//') || !url.hostname || !['', '/'].includes(url.pathname) || url.hash) {
    return 'must be an address such as smtp://user:password@mail.example.org:587';
  }
  const others = [...url.searchParams.keys()].filter((name) => !SMTP_OPTIONS.includes(name));
  return others.length > 0
    ? `must not have options other than ${SMTP_OPTIONS.join(', ')}`
    : undefined;
}

/** The form in which a valid value is stored. */
export function normalizeSetting(name: SettingName, value: string): string {
  // Without a slash at the end, or line breaks, which the parser ignores.
  if (name === 'PUBLIC_URL') return new URL(value).origin;
  if (name === 'ASSEMBLY_TIME_ZONE') return withUsualCase(value);
  const weekly = name === 'WEEKLY_EMAIL' && parseWeeklyTime(value);
  if (weekly) return toWeeklySetting(weekly);
  const quiet = name === 'QUIET_HOURS' ? parseQuietHours(value) : undefined;
  return quiet === undefined ? value : formatQuietHours(quiet);
}

/** europe/zurich becomes Europe/Zurich. Other names of a zone stay: Asia/Kolkata would become Asia/Calcutta. */
function withUsualCase(timeZone: string): string {
  const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return known.toLowerCase() === timeZone.toLowerCase() ? known : timeZone;
}

/** Instead of the messages of the variables, as the screens word them. */
const SENTENCES: Partial<Record<SettingName, string>> = {
  ASSEMBLY_TIME_ZONE: setupErrors.timeZoneInvalid,
  SYNC_SCHEDULE: SCHEDULE_INVALID,
};

/** Returns a sentence if the value cannot be used. */
export function validateSetting(name: SettingName, value: string): string | undefined {
  if (value.length > MAX_CHARS) return `Use at most ${MAX_CHARS} characters.`;
  // As in the setup. Only in the environment can it have a path.
  if (name === 'PUBLIC_URL') return publicUrlSchema.safeParse(value).error?.issues[0]?.message;
  if (hasUnreadableChars(value)) return fieldErrors.charsUnreadable;
  const { error } = variablesSchema.shape[name].safeParse(value);
  if (error && SENTENCES[name]) return SENTENCES[name];
  const fault = error?.issues[0]?.message ?? INPUT_RULES[name]?.(value);
  return fault && `It ${fault}.`;
}
