import * as z from 'zod/mini';
import { LOGO_MAX_KB } from './limits.ts';
import { SETTING_NAMES } from './setting-table.ts';

const SETTING_SOURCES = ['environment', 'stored', 'default'] as const;

const settingSchema = z.object({
  name: z.enum(SETTING_NAMES),
  /** The current value; null for a secret, and for a setting without a value. */
  value: z.nullable(z.string()),
  /** Where the current value comes from. A stored secret that cannot be read is `stored`, but not set. */
  source: z.enum(SETTING_SOURCES),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  /** Where emails are sent, if this is SMTP_URL and it is set. The rest of the address is secret. */
  mailServer: z.optional(z.object({ host: z.string(), port: z.number() })),
});
export type Setting = z.infer<typeof settingSchema>;

/** What the app asks Google for; a person can allow some and refuse others. */
export const GOOGLE_PERMISSIONS = ['calendar', 'tasks', 'drive'] as const;
export type GooglePermission = (typeof GOOGLE_PERMISSIONS)[number];

/** The connection to Google, without its secrets. */
const googleConnectionSchema = z.object({
  /**
   * `connected`: there is a refresh token. `refused`: Google has refused it, so an administrator has to connect again.
   * `unreadable`: it is stored, but cannot be decrypted with this server's key.
   */
  state: z.enum(['none', 'connected', 'refused', 'unreadable']),
  /** Where the refresh token comes from; null without one. By default it is the demo's. */
  source: z.nullable(z.enum(SETTING_SOURCES)),
  /** The account's email address, once known. */
  account: z.nullable(z.string()),
  /** Permissions that were not granted. */
  missing: z.array(z.enum(GOOGLE_PERMISSIONS)),
  /** When Google will end the connection, if the reply with the token said so. */
  endsAt: z.nullable(z.number()),
  /** The address to enter in the Google Cloud console. */
  redirectUrl: z.string(),
});
export type GoogleConnection = z.infer<typeof googleConnectionSchema>;

export const settingsReplySchema = z.object({
  /** Differs after every change of what can be edited; a change names the version that it was made from. */
  version: z.number(),
  settings: z.array(settingSchema),
  /** False if no key is configured, so that secrets cannot be stored. */
  canStoreSecrets: z.boolean(),
  /** Settings and connections that are stored, but cannot be decrypted with this server's key. */
  unreadable: z.array(z.string()),
  logo: z.enum(SETTING_SOURCES),
  /** The version of the logo whose icon is missing; null if it has one. */
  logoWithoutIcons: z.nullable(z.string()),
  google: googleConnectionSchema,
  about: z.object({
    version: z.string(),
    node: z.string(),
    database: z.object({ kind: z.enum(['SQLite', 'PostgreSQL']), bytes: z.number() }),
    /** A newer release, if UPDATE_URL is set. What has changed is plain text, maybe Markdown. */
    update: z.optional(z.object({ version: z.string(), changes: z.string(), url: z.string() })),
  }),
});
export type AppUpdate = NonNullable<z.infer<typeof settingsReplySchema>['about']['update']>;
export type SettingsReply = z.infer<typeof settingsReplySchema>;

/** Names are checked by the server, so that one outside the list gets a sentence of its own. */
export const settingsChangeSchema = z.object({
  version: z.int(),
  /** Null removes the stored value. */
  changes: z.record(z.string(), z.nullable(z.string())),
});

/** How the attempt to connect Google ended, in the query of the settings screen: `?google=connected`. */
export const CONNECT_RESULTS = [
  'connected',
  /** Some permissions were not granted. */
  'partial',
  /** Access was refused, or no permission was selected: Google does not say which. */
  'denied',
  /** Google refused the client ID or secret. */
  'refused',
  /**
   * The attempt took too long, has already ended, or belongs to another session, or the person has lost access in the
   * meantime.
   */
  'expired',
  /** Anything else. The server log has the reason. */
  'failed',
] as const;
export type ConnectResult = (typeof CONNECT_RESULTS)[number];

/** What Google adds to the redirect address. */
export const googleCallbackSchema = z.object({
  state: z.optional(z.string().check(z.maxLength(100))),
  code: z.optional(z.string().check(z.maxLength(2048))),
  error: z.optional(z.string().check(z.maxLength(100))),
});

export const CHOICE_KINDS = ['calendars', 'lists', 'folders'] as const;

export const choicesQuerySchema = z.object({
  /** By default calendars. */
  kind: z.optional(z.enum(CHOICE_KINDS)),
  /** The folder whose subfolders are listed; by default the top of the drive. */
  parent: z.optional(z.string().check(z.maxLength(500))),
  /** Folders anywhere with a word in their name that begins with this text. */
  q: z.optional(z.string().check(z.maxLength(200))),
});

const choiceSchema = z.object({ id: z.string(), name: z.string() });

/** What an administrator can choose to sync. `path` leads from below the top of the drive to `parent`, which is the last. */
export const choicesReplySchema = z.object({
  items: z.array(choiceSchema),
  path: z.array(choiceSchema),
});
export type Choice = z.infer<typeof choiceSchema>;

/** Files are not counted much further. */
export const FILE_COUNT_MAX = 1000;

/** How many files are in a folder and those inside it. `isMore`: counting stopped there. */
export const fileCountSchema = z.object({ files: z.number(), isMore: z.boolean() });
export type FileCount = z.infer<typeof fileCountSchema>;

/** More than every value of each field, listed one by one. */
export const SCHEDULE_MAX_CHARS = 500;

export const scheduleQuerySchema = z.object({
  /** A cron expression. */
  expression: z.optional(z.string().check(z.maxLength(SCHEDULE_MAX_CHARS))),
});

export const scheduleReplySchema = z.object({
  /** The next three times, in milliseconds. Empty if it never runs, null if the expression is invalid. */
  nextRuns: z.nullable(z.array(z.number())),
});

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export const LOGO_MAX_BYTES = LOGO_MAX_KB * 1024;
