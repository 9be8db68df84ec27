import { hasUnreadableChars } from '@assembly/contract/account/account-input';
import { NO_QUIET_HOURS } from '@assembly/contract/notifications/notification-times';
import {
  BACKUPS_OFF,
  SETTING_NAMES,
  type SettingName,
  settingDefinition,
  splitList,
} from '@assembly/contract/setting-table';
import faults from '@assembly/messages/en/settingFaults';
import { messageOf } from '@assembly/messages/message-of';
import { Cron } from 'croner';
import { z } from 'zod';
import { isNarrowRange, isProxy, MIN_IPV4_BITS, MIN_IPV6_BITS } from './proxy-ranges.ts';
import { SETTING_RULES } from './setting-rules.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MIN_TOKEN_CHARS = 16;
export const MIN_SECRET_CHARS = 32;
/** Of a value that is entered. */
const MAX_ENTERED_CHARS = 4096;

/** With a domain, because a single word is rather a mistake; and a port if it is not the usual one. */
const PUSH_HOST = /^(localhost|[a-z\d-]+(\.[a-z\d-]+)+)(:\d{1,5})?$/i;

/** Values of environment variables by their names. */
export type Variables = Record<string, string | undefined>;

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an address that starts with http:// or https://');

function isSchedule(text: string): boolean {
  try {
    new Cron(text, { paused: true }).stop();
    return true;
  } catch {
    return false;
  }
}

/** Only the server has the library that understands cron expressions. */
const CRON_SCHEMAS: Partial<Record<SettingName, z.ZodType<string>>> = {
  SYNC_SCHEDULE: z.string().refine(isSchedule, 'cron' satisfies keyof typeof faults),
  BACKUP_SCHEDULE: z
    .string()
    .refine(
      (text) => text === BACKUPS_OFF || isSchedule(text),
      'cron' satisfies keyof typeof faults,
    ),
};

function schemaOf(name: SettingName): z.ZodType<string | undefined> {
  const { options, default: defaultValue } = settingDefinition(name);
  const rules = options
    ? z.enum(options, `must be one of ${options.join(', ')}`)
    : (CRON_SCHEMAS[name] ?? SETTING_RULES[name]?.schema ?? z.string());
  return defaultValue === undefined ? z.optional(rules) : z._default(rules, defaultValue);
}

const settingSchemas = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, schemaOf(name)]),
) as Record<SettingName, z.ZodType<string | undefined>>;

/**
 * The rules for each variable, whether its value comes from the environment or from the database. Those that are not in
 * the table of settings can be set in the environment only.
 */
export const environmentSchema = z.object({
  ...settingSchemas,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be from 1 to 65535')
    .max(65535, 'must be from 1 to 65535')
    .default(3000),
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
  ASSEMBLY_LOGO: z
    .string()
    .regex(/\.(svg|png|jpe?g|webp)$/i, 'must name an .svg, .png, .jpg or .webp file')
    .optional(),
  GOOGLE_REFRESH_TOKEN: z.string().optional(),
  GOOGLE_AUTH_URL: webAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: webAddress.default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_API_URL: webAddress.default('https://www.googleapis.com'),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_COPY: z
    .string()
    .refine(
      (text) => !/^[\w+.-]+:\/\//.test(text) || isWebAddress(text),
      'must be a folder, or an address of WebDAV that starts with http:// or https://',
    )
    .optional(),
  UPDATE_URL: webAddress.optional(),
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
  PUSH_HOSTS: z
    .string()
    .transform(splitList)
    .refine(
      (hosts) => hosts.every((host) => PUSH_HOST.test(host)),
      'must be a list of host names such as push.example.org, separated by commas',
    )
    .default([]),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

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

/** The sentence of a code and its values, such as `tooLong 100`; undefined if it is not one. */
export function wordCode(fault: string): string | undefined {
  const [code = '', ...values] = fault.split(' ');
  return messageOf(faults, code, values);
}

/** In English, about a value that is called "It". */
export const wordFault = (fault: string): string => wordCode(fault) ?? `It ${fault}.`;

/** Why a value cannot be entered, as in SETTING_RULES; undefined if it can. */
export function findSettingFault(name: SettingName, value: string): string | undefined {
  if (value.length > MAX_ENTERED_CHARS) return `tooLong ${MAX_ENTERED_CHARS}`;
  if (hasUnreadableChars(value)) return 'charsUnreadable';
  const { enteredSchema } = SETTING_RULES[name] ?? {};
  const { error = enteredSchema?.safeParse(value).error } = settingSchemas[name].safeParse(value);
  return error?.issues[0]?.message;
}
