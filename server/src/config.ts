import { Cron } from 'croner';
import { z } from 'zod';
import type { GoogleAccess } from './google/google-access.ts';

/** How Google knows us, and what of it we take. In the demo it is the sandbox's. */
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
  logLevel: string;
  /** Nothing is set up yet: sample people and sample data, on this machine only. */
  isDemo: boolean;
}

/** Lists every fault of the environment at once, each with the name of its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(faults: string[]) {
    super(`Assembly cannot start with these settings:\n${faults.map((f) => `  ${f}`).join('\n')}`);
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
const GOOGLE_TOGETHER = [
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
  'GOOGLE_CALENDAR_ID',
] as const;
const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an address that begins with http:// or https://');

const isTimeZone = (text: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};

const isSchedule = (text: string) => {
  try {
    new Cron(text, { paused: true }).stop();
    return true;
  } catch {
    return false;
  }
};

const isProxy = (text: string) =>
  NAMED_PROXIES.includes(text) ||
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success;

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
      return !url?.search && !url?.hash && !url?.username;
    }, 'must be a plain address, without a question mark, a # or a user name')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^file:.+/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
      'must begin with file: or postgres://',
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
    .refine(
      (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
      'must begin with smtp:// or smtps://',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an e-mail address')
    .optional(),
  DEVICE_TOKEN_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isProxy),
      'must be a list of network addresses (10.0.0.1, 10.0.0.0/8, loopback), separated by commas',
    )
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export const VARIABLES = Object.keys(environmentSchema.shape);

/** Reads the environment; what is set to nothing counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  const isDemo = !set.GOOGLE_CLIENT_ID && !set.PUBLIC_URL;
  const faults = [
    ...(parsed.error?.issues.map((i) => `${i.path.join('.')} ${i.message}.`) ?? []),
    ...faultsBetween(set, isDemo),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
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
    logLevel: env.LOG_LEVEL,
    isDemo,
  };
}

/** What does not go together, of what is set, whether or not each for itself is right. */
function faultsBetween(env: Record<string, string | undefined>, isDemo: boolean): string[] {
  const faults: string[] = [];
  if (isDemo && env.HOST && !LOOPBACK_HOSTS.includes(env.HOST)) {
    faults.push(
      'HOST must stay 127.0.0.1 while this is the demo, whose passwords everybody knows: set PUBLIC_URL to leave the demo.',
    );
  }
  if (env.GOOGLE_CLIENT_ID) {
    for (const name of GOOGLE_TOGETHER) {
      if (!env[name]) faults.push(`${name} is missing: with GOOGLE_CLIENT_ID it must be set too.`);
    }
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    faults.push('MAIL_FROM is missing: with SMTP_URL it must say from which address letters come.');
  }
  return faults;
}
