import { isTimeZone } from '@assembly/contract/day-in';
import { ASSEMBLY_NAME_MAX_CHARS } from '@assembly/contract/limits';
import {
  NO_QUIET_HOURS,
  parseQuietHours,
  parseWeeklyTime,
} from '@assembly/contract/notifications/notification-times';
import { NOTIFICATION_CHOICES } from '@assembly/contract/notifications/notifications';
import { Cron } from 'croner';
import { z } from 'zod';
import { isNarrowRange, isProxy, MIN_IPV4_BITS, MIN_IPV6_BITS } from './proxy-ranges.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MIN_TOKEN_CHARS = 16;
export const MIN_SECRET_CHARS = 32;
const MAX_AUDIT_DAYS = 36_500;

/** With a domain, because a single word is rather a mistake; and a port if it is not the usual one. */
const PUSH_HOST = /^(localhost|[a-z\d-]+(\.[a-z\d-]+)+)(:\d{1,5})?$/i;

/** Values of environment variables by their names. */
export type Variables = Record<string, string | undefined>;

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an address that starts with http:// or https://');

/**
 * Only for web addresses does the parser check the host name. nodemailer checks it too, but throws an error that contains
 * the password.
 */
function hasValidHost(text: string): boolean {
  const url = URL.parse(text);
  return url === null || URL.canParse(url.href.replace(/^smtps?:/, 'http:'));
}

/** Separated by commas, each item once. */
const list = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((item) => item.trim()))].filter(Boolean));

function isSchedule(text: string): boolean {
  try {
    new Cron(text, { paused: true }).stop();
    return true;
  } catch {
    return false;
  }
}

/** The rules for each variable, whether its value comes from the environment or from the database. */
export const variablesSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be from 1 to 65535')
    .max(65535, 'must be from 1 to 65535')
    .default(3000),
  PUBLIC_URL: webAddress
    .refine((text) => {
      const url = URL.parse(text);
      // A cookie's path cannot contain a semicolon.
      return !url?.search && !url?.hash && !url?.username && !url?.pathname.includes(';');
    }, 'must be a plain address without a query, a fragment, a user name or a semicolon')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^file:.+/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
      'must start with file: or postgres://',
    )
    .default('file:data/assembly.db'),
  ASSEMBLY_SECRET: z
    .string()
    .trim()
    .min(MIN_SECRET_CHARS, `must have at least ${MIN_SECRET_CHARS} characters`)
    .optional(),
  ASSEMBLY_NAME: z
    .string()
    .trim()
    .min(1)
    .max(ASSEMBLY_NAME_MAX_CHARS, `must have at most ${ASSEMBLY_NAME_MAX_CHARS} characters`)
    .default('Our Assembly'),
  ASSEMBLY_LOGO: z
    .string()
    .regex(/\.(svg|png|jpe?g|webp)$/i, 'must name an .svg, .png, .jpg or .webp file')
    .optional(),
  ASSEMBLY_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Europe/Zurich')
    .default(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_REFRESH_TOKEN: z.string().optional(),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_CALENDAR_ID: list.default([]),
  GOOGLE_TASK_LISTS: list.default([]),
  GOOGLE_DRIVE_FOLDER: z.string().optional(),
  GOOGLE_AUTH_URL: webAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: webAddress.default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_API_URL: webAddress.default('https://www.googleapis.com'),
  SYNC_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must be a cron expression such as "0 5 * * *"')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
      'must start with smtp:// or smtps://',
    )
    .refine(hasValidHost, 'must have a valid host name, as in smtp://mail.example.org:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an email address')
    .optional(),
  DEVICE_TOKEN_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine(
      (proxies) => proxies.every(isProxy),
      'must be a list of network addresses (10.0.0.1, 10.0.0.0/8, loopback), separated by commas',
    )
    .refine(
      (proxies) => proxies.every(isNarrowRange),
      `must name only your own proxies: an IPv4 range needs at least /${MIN_IPV4_BITS}, an IPv6 range at least /${MIN_IPV6_BITS}`,
    )
    .default([]),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      new RegExp(`^[!-~]{${MIN_TOKEN_CHARS},}$`),
      `must have at least ${MIN_TOKEN_CHARS} characters, without spaces`,
    )
    .optional(),
  AUDIT_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(1, `must be from 1 to ${MAX_AUDIT_DAYS} days`)
    .max(MAX_AUDIT_DAYS, `must be from 1 to ${MAX_AUDIT_DAYS} days`)
    .default(730),
  WEEKLY_EMAIL: z
    .string()
    .refine(
      (text) => parseWeeklyTime(text) !== undefined,
      'must be a day and a time such as SAT 18:00',
    )
    .optional(),
  QUIET_HOURS: z
    .string()
    .refine(
      (text) => parseQuietHours(text) !== undefined,
      'must be two hours such as 21-8, or none',
    )
    .default('21-8'),
  NOTIFICATION_EMAILS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  NOTIFICATION_DEFAULT: z
    .enum(NOTIFICATION_CHOICES, `must be one of ${NOTIFICATION_CHOICES.join(', ')}`)
    .default('weekly'),
  PUSH_HOSTS: list
    .refine(
      (hosts) => hosts.every((host) => PUSH_HOST.test(host)),
      'must be a list of host names such as push.example.org, separated by commas',
    )
    .default([]),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export const VARIABLES = Object.keys(variablesSchema.shape);

/** An empty variable counts as not set, except that an empty QUIET_HOURS means no quiet hours. */
export function withoutEmpty(variables: Variables): Record<string, string> {
  const { QUIET_HOURS: quiet } = variables;
  const set = Object.entries(variables).filter(
    (entry): entry is [string, string] => !!entry[1]?.trim(),
  );
  return {
    ...Object.fromEntries(set),
    ...(quiet?.trim() === '' && { QUIET_HOURS: NO_QUIET_HOURS }),
  };
}
