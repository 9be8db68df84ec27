import { Cron } from 'croner';
import { z } from 'zod';
import type { GoogleAccess } from './google/google-access.ts';
import { isNarrowRange, isProxy, MIN_IPV4_BITS, MIN_IPV6_BITS } from './proxy-ranges.ts';

/** How to reach Google, and which folder to sync. In the demo, the settings of the sandbox. */
export interface GoogleConfig extends GoogleAccess {
  driveFolder: string | undefined;
}

export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  databaseUrl: string;
  assembly: { name: string; logo: string | undefined; timeZone: string };
  mail: { smtpUrl: string | undefined; from: string; outbox: string };
  google: GoogleConfig;
  syncSchedule: string | undefined;
  deviceTokenUrl: string | undefined;
  trustProxy: string[];
  /** Lets a monitor read the metrics from anywhere. */
  metricsToken: string | undefined;
  /** How long entries of the audit log are kept. */
  auditDays: number;
  logLevel: string;
  /** Nothing is configured yet: sample people and data, reachable from this machine only. */
  isDemo: boolean;
}

/** Lists every invalid setting at once, each with the name of its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(reasons: string[]) {
    const list = reasons.map((reason) => `  ${reason}`).join('\n');
    super(`Assembly cannot start with these settings:\n${list}`);
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
const REQUIRED_WITH_GOOGLE = [
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
  'GOOGLE_CALENDAR_ID',
] as const;
const MIN_TOKEN_CHARS = 16;
const MAX_AUDIT_DAYS = 36_500;

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an address that starts with http:// or https://');

/** Whether the text can be parsed without an error. */
const isParsedBy = (parse: (text: string) => unknown) => (text: string) => {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
};
const isTimeZone = isParsedBy((timeZone) => new Intl.DateTimeFormat('en', { timeZone }));
const isSchedule = isParsedBy((text) => new Cron(text, { paused: true }).stop());

const environmentSchema = z.object({
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
  ASSEMBLY_NAME: z
    .string()
    .trim()
    .min(1)
    .max(120, 'must have at most 120 characters')
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
  GOOGLE_CALENDAR_ID: z.string().optional(),
  GOOGLE_DRIVE_FOLDER: z.string().optional(),
  GOOGLE_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_API_URL: webAddress.default('https://www.googleapis.com'),
  SYNC_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must be a cron expression such as "0 5 * * *"')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtp://user:password@mail.example.org:587')
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
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export const VARIABLES = Object.keys(environmentSchema.shape);

/** Reads the settings from the environment. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  const isDemo = !set.GOOGLE_CLIENT_ID && !set.PUBLIC_URL;
  const reasons = [
    ...(parsed.error?.issues.map((i) => `${i.path.join('.')} ${i.message}.`) ?? []),
    ...findConflicts(set, isDemo),
  ];
  if (!parsed.success || reasons.length > 0) throw new ConfigError(reasons);
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');

  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    assembly: {
      name: env.ASSEMBLY_NAME,
      logo: env.ASSEMBLY_LOGO,
      timeZone: env.ASSEMBLY_TIME_ZONE,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `assembly@${new URL(publicUrl).hostname}`,
      outbox: 'data/outbox',
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID ?? '',
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
      refreshToken: env.GOOGLE_REFRESH_TOKEN ?? '',
      apiKey: env.GOOGLE_API_KEY,
      calendarId: env.GOOGLE_CALENDAR_ID ?? '',
      driveFolder: env.GOOGLE_DRIVE_FOLDER,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      apiUrl: env.GOOGLE_API_URL.replace(/\/+$/, ''),
    },
    syncSchedule: env.SYNC_SCHEDULE,
    deviceTokenUrl: env.DEVICE_TOKEN_URL,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    auditDays: env.AUDIT_DAYS,
    logLevel: env.LOG_LEVEL,
    isDemo,
  };
}

/** As strict about the host as nodemailer, whose error would reveal the password. */
function isSmtpUrl(text: string): boolean {
  const { href, protocol } = URL.parse(text) ?? { href: '', protocol: '' };
  return /^smtps?:$/.test(protocol) && URL.canParse(href.replace(/^smtps?:/, 'http:'));
}

/** Settings that are valid by themselves but not together. */
function findConflicts(env: Record<string, string | undefined>, isDemo: boolean): string[] {
  const conflicts: string[] = [];
  if (isDemo && env.HOST && !LOOPBACK_HOSTS.includes(env.HOST)) {
    conflicts.push(
      'HOST must stay 127.0.0.1 in the demo, whose passwords are public: set PUBLIC_URL to leave the demo.',
    );
  }
  if (env.GOOGLE_CLIENT_ID) {
    for (const name of REQUIRED_WITH_GOOGLE) {
      if (!env[name]) conflicts.push(`${name} is missing: it is required with GOOGLE_CLIENT_ID.`);
    }
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    conflicts.push('MAIL_FROM is missing: with SMTP_URL it must be the sender address of emails.');
  }
  return conflicts;
}
