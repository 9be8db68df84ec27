import {
  parseQuietHours,
  type QuietHours,
} from '@assembly/contract/notifications/notification-times';
import type { NotificationChoice } from '@assembly/contract/notifications/notifications';
import { SETTING_NAMES, type SettingValues, splitList } from '@assembly/contract/setting-table';
import { environmentSchema, type Variables, withoutEmpty } from './environment-schema.ts';
import type { GoogleAccess } from './google/google-access.ts';

/** How to reach Google, and what to sync. In the demo, the settings of the sandbox. */
interface GoogleConfig extends GoogleAccess {
  /** The consent page. */
  authUrl: string;
  revokeUrl: string;
}

interface NotificationConfig {
  /** Administrators can turn off emails about updates; those about accounts are sent anyway. */
  isEmailOn: boolean;
  /** For members who have not chosen. */
  defaultChoice: NotificationChoice;
  /** Such as `SAT 18:00`; undefined if the weekly email is off. */
  weeklyEmail: string | undefined;
  /** Null if there are no quiet hours. */
  quietHours: QuietHours | null;
  /** Push services that are allowed besides those of the browsers. */
  pushHosts: string[];
}

/** An origin from before PUBLIC_URL was changed. */
export interface PreviousOrigin {
  origin: string;
  /** Accepted until then (epoch milliseconds). */
  until: number;
}

export interface Config {
  /** The settings that administrators can edit, by their names. Some of them are below too, in the form that is used. */
  values: SettingValues;
  host: string;
  port: number;
  publicUrl: string;
  previousOrigins: PreviousOrigin[];
  databaseUrl: string;
  /** Encrypts the secrets in the database. */
  assemblySecret: string | undefined;
  assembly: { name: string; logo: string | undefined; timeZone: string };
  mail: { smtpUrl: string | undefined; from: string; outbox: string };
  google: GoogleConfig;
  syncSchedule: string | undefined;
  notifications: NotificationConfig;
  deviceTokenUrl: string | undefined;
  trustProxy: string[];
  /** Lets a monitor read the metrics from anywhere. */
  metricsToken: string | undefined;
  /** How long entries of the audit log are kept. */
  auditDays: number;
  /** False: browsers remove the service worker that they have. */
  hasServiceWorker: boolean;
  logLevel: string;
  /** Nothing is set up yet: sample people and data, reachable from this machine only. */
  isDemo: boolean;
}

/** Lists all invalid settings, each with the name of its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(reasons: string[]) {
    const list = reasons.map((reason) => `  ${reason}`).join('\n');
    super(`Assembly cannot start with these settings:\n${list}`);
  }
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];

/** Reads the settings from the environment. */
export function readConfig(environment: Variables): Config {
  const set = withoutEmpty(environment);
  const { error } = environmentSchema.safeParse(set);
  const reasons = [
    ...(error?.issues.map((i) => `${i.path.join('.')} ${i.message}.`) ?? []),
    ...findConflicts(set),
  ];
  if (reasons.length > 0) throw new ConfigError(reasons);
  return toConfig(set, { isDemo: isUnconfigured(set), previousOrigins: [] });
}

/** With neither of these in the environment, the app is a demo until the setup is complete. */
export function isUnconfigured(environment: Variables): boolean {
  const { GOOGLE_CLIENT_ID, PUBLIC_URL } = withoutEmpty(environment);
  return !GOOGLE_CLIENT_ID && !PUBLIC_URL;
}

/** Valid values of variables, with the defaults for the rest. */
export function toConfig(
  variables: Variables,
  overrides: Pick<Config, 'isDemo' | 'previousOrigins'>,
): Config {
  const env = environmentSchema.parse(withoutEmpty(variables));
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const from = env.MAIL_FROM ?? `assembly@${new URL(publicUrl).hostname}`;
  const timeZone = env.ASSEMBLY_TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const values = {
    ...Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name]])),
    PUBLIC_URL: publicUrl,
    MAIL_FROM: from,
    ASSEMBLY_TIME_ZONE: timeZone,
  } as SettingValues;
  return {
    ...overrides,
    values,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    assemblySecret: env.ASSEMBLY_SECRET,
    assembly: { name: values.ASSEMBLY_NAME, logo: env.ASSEMBLY_LOGO, timeZone },
    mail: { smtpUrl: values.SMTP_URL, from, outbox: 'data/outbox' },
    google: {
      clientId: values.GOOGLE_CLIENT_ID ?? '',
      clientSecret: values.GOOGLE_CLIENT_SECRET ?? '',
      refreshToken: env.GOOGLE_REFRESH_TOKEN ?? '',
      apiKey: values.GOOGLE_API_KEY,
      calendarIds: splitList(values.GOOGLE_CALENDAR_ID ?? ''),
      taskLists: splitList(values.GOOGLE_TASK_LISTS ?? ''),
      driveFolder: values.GOOGLE_DRIVE_FOLDER,
      authUrl: env.GOOGLE_AUTH_URL,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      revokeUrl: env.GOOGLE_REVOKE_URL,
      apiUrl: env.GOOGLE_API_URL.replace(/\/+$/, ''),
    },
    syncSchedule: values.SYNC_SCHEDULE,
    notifications: {
      isEmailOn: values.NOTIFICATION_EMAILS === 'on',
      defaultChoice: values.NOTIFICATION_DEFAULT,
      weeklyEmail: values.WEEKLY_EMAIL,
      quietHours: parseQuietHours(values.QUIET_HOURS) ?? null,
      pushHosts: env.PUSH_HOSTS.map((host) => host.toLowerCase()),
    },
    deviceTokenUrl: env.DEVICE_TOKEN_URL,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    auditDays: Number(values.AUDIT_DAYS),
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Settings that are valid by themselves but not together. */
function findConflicts(env: Variables): string[] {
  const conflicts: string[] = [];
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) {
    conflicts.push('GOOGLE_CLIENT_SECRET is missing: it is required with GOOGLE_CLIENT_ID.');
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    conflicts.push('MAIL_FROM is missing: with SMTP_URL it must be the sender address of emails.');
  }
  return conflicts;
}

/** The demo's passwords are public. Called once the database is open, which stores whether the setup is complete. */
export function refuseReachableDemo({ host, isDemo }: Config): void {
  if (!isDemo || LOOPBACK_HOSTS.includes(host)) return;
  throw new ConfigError([
    'HOST must stay 127.0.0.1 in the demo, whose passwords are public: set PUBLIC_URL to leave the demo.',
  ]);
}
