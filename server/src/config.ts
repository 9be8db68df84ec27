import { parseQuietHours } from '@assembly/contract/notifications/notification-times';
import {
  BACKUPS_OFF,
  SETTING_NAMES,
  type SettingValues,
  splitList,
} from '@assembly/contract/setting-table';
import { parseKeep } from './backups/choose-kept.ts';
import {
  environmentSchema,
  type Variables,
  withoutEmpty,
  wordFault,
} from './environment-schema.ts';

/** An origin from before PUBLIC_URL was changed. */
export interface PreviousOrigin {
  origin: string;
  /** Accepted until then (epoch milliseconds). */
  until: number;
}

export type Config = ReturnType<typeof toConfig>;

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
    ...(error?.issues.map((i) => wordFault(i.message).replace(/^It/, i.path.join('.'))) ?? []),
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

interface Overrides {
  /** Nothing is set up yet: sample people and data, reachable from this machine only. */
  isDemo: boolean;
  previousOrigins: PreviousOrigin[];
}

/** Valid values of variables, with the defaults for the rest. */
export function toConfig(variables: Variables, overrides: Overrides) {
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
    /** The settings that administrators can edit, by their names. Some of them are below too, in the form that is used. */
    values,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    /** Encrypts the secrets in the database. */
    assemblySecret: env.ASSEMBLY_SECRET,
    assembly: { name: values.ASSEMBLY_NAME, logo: env.ASSEMBLY_LOGO, timeZone },
    mail: { smtpUrl: values.SMTP_URL, from, outbox: 'data/outbox' },
    /** How to reach Google, and what to sync. In the demo, the settings of the sandbox. */
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
      /** Administrators can turn off emails about updates; those about accounts are sent anyway. */
      isEmailOn: values.NOTIFICATION_EMAILS === 'on',
      /** For members who have not chosen. */
      defaultChoice: values.NOTIFICATION_DEFAULT,
      /** Such as `SAT 18:00`; undefined if the weekly email is off. */
      weeklyEmail: values.WEEKLY_EMAIL,
      /** A sentence from the office, for the next weekly email. */
      weeklyNote: values.WEEKLY_EMAIL_NOTE ?? '',
      quietHours: parseQuietHours(values.QUIET_HOURS) ?? null,
      /** Push services that are allowed besides those of the browsers. */
      pushHosts: env.PUSH_HOSTS.map((host) => host.toLowerCase()),
    },
    backups: {
      /** A cron expression; undefined if none is made automatically. */
      schedule: values.BACKUP_SCHEDULE === BACKUPS_OFF ? undefined : values.BACKUP_SCHEDULE,
      keep: parseKeep(values.BACKUP_KEEP),
      folder: env.BACKUP_FOLDER,
      /** Another folder, or a WebDAV address with its user and password. */
      copyTo: env.BACKUP_COPY,
    },
    /** Answers with the newest release. Without it, nobody is asked. */
    updateUrl: env.UPDATE_URL,
    deviceTokenUrl: env.DEVICE_TOKEN_URL,
    trustProxy: env.TRUST_PROXY,
    /** Lets a monitor read the metrics from anywhere. */
    metricsToken: env.METRICS_TOKEN,
    auditDays: Number(values.AUDIT_DAYS),
    /** For people whose own language is not known. */
    language: values.DEFAULT_LANGUAGE,
    /** False: browsers remove the service worker that they have. */
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
