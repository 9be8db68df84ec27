import * as z from 'zod/mini';

/** What a sync run copies, each independently. They are also live topics. */
export const SOURCES = ['events', 'announcements', 'documents'] as const;
export type Source = (typeof SOURCES)[number];

export const forEachSource = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ events: schema, announcements: schema, documents: schema });

/** A sentence of the messages `syncErrors` or `googleErrors`, which the browser words in the reader's language. */
const messageCodeSchema = z.object({
  code: z.string(),
  values: z.optional(z.array(z.union([z.string(), z.number(), z.boolean()]))),
});
export type MessageCode = z.infer<typeof messageCodeSchema>;

export const leftOutSchema = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  /** Runs of earlier versions have none. */
  reasonCode: z.optional(messageCodeSchema),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Items that a sync would remove; those with the same title are counted together. */
export const removalSchema = z.object({
  title: z.string(),
  count: z.number(),
  /** The start of the first and of the last one; null without a date. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** The title of the folder or list that contains it, or ''. */
  parentTitle: z.string(),
  isFolder: z.boolean(),
});

export type Removal = z.infer<typeof removalSchema>;

export const SOURCE_STATES = [
  /** Not started. */
  'waiting',
  'reading',
  'writing',
  'done',
  /** The old data stays; `error` says why. */
  'failed',
  /** The removal guard stopped it until an administrator confirms `removals`. The old data stays. */
  'stopped',
  /** The process ended before it was done. The old data stays. */
  'interrupted',
] as const;

export const sourceRunSchema = z.object({
  state: z.enum(SOURCE_STATES),
  /** Items read from Google so far. */
  read: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  unchanged: z.number(),
  leftOut: z.number(),
  /** The first of them, with the reason. */
  leftOutItems: z.array(leftOutSchema),
  /** The first items that would be removed, when the removal guard stopped the run. */
  removals: z.array(removalSchema),
  /** A hash of everything that would be removed, so that a confirmation covers exactly that. */
  removalsMark: z.optional(z.string()),
  error: z.nullable(z.string()),
  /** Its sentences. Runs of earlier versions have none. */
  errorCodes: z.optional(z.array(messageCodeSchema)),
  durationMs: z.number(),
});

export type SourceRun = z.infer<typeof sourceRunSchema>;

/** How many more items would be removed than are listed. */
export const unlistedCount = ({ removed, removals }: SourceRun): number =>
  removals.reduce((left, { count }) => left - count, removed);

export const RUN_STATES = ['running', 'done', 'failed', 'interrupted'] as const;

export const syncRunSchema = z.object({
  id: z.string(),
  state: z.enum(RUN_STATES),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** An administrator's name, `schedule`, `command` or `demo`. */
  startedBy: z.string(),
  sources: forEachSource(sourceRunSchema),
});

export type SyncRun = z.infer<typeof syncRunSchema>;

/** The connection to Google, without secrets. */
export const syncConnectionSchema = z.object({
  isDemo: z.boolean(),
  /** All calendars as in GOOGLE_CALENDAR_ID, for clients that know only one. */
  calendarId: z.string(),
  /** The name is '' until the first sync. */
  calendars: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The account's email address, once known. */
  account: z.nullable(z.string()),
  /** When Google first accepted the current refresh token; null before that. */
  tokenSince: z.nullable(z.number()),
});

export const syncReplySchema = z.object({
  /** The version of the app. */
  version: z.string(),
  connection: syncConnectionSchema,
  /** A cron expression and its next run; null without a schedule. */
  schedule: z.nullable(z.object({ expression: z.string(), next: z.nullable(z.number()) })),
  /** When each source was last copied completely. */
  lastDone: forEachSource(z.nullable(z.number())),
  /** Snapshots restored since, one for each source. */
  restored: z.array(z.object({ source: z.enum(SOURCES), by: z.string(), at: z.number() })),
  running: z.nullable(syncRunSchema),
  runs: z.array(syncRunSchema),
});

/** A saved earlier version of a source, which can be restored. */
export const snapshotSchema = z.object({
  id: z.string(),
  source: z.enum(SOURCES),
  /** When newer data replaced it. */
  replacedAt: z.number(),
  items: z.number(),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export const snapshotsReplySchema = z.object({ items: z.array(snapshotSchema) });

export const restoreReplySchema = z.object({ source: z.enum(SOURCES) });

export const syncRequestSchema = z.object({
  /** The administrator confirms the listed removals. If the run would remove others, it stops again. */
  confirm: z.optional(z.boolean()),
  /** The id of the run whose removals are confirmed; by default the latest. */
  run: z.optional(z.string()),
});

export const syncStartedSchema = z.object({ run: syncRunSchema });

/** The removal guard stops a run that removes more than half of at least this many items. */
export const REMOVAL_GUARD_MIN_ITEMS = 20;

export function needsConfirmation(stored: number, removed: number): boolean {
  return stored >= REMOVAL_GUARD_MIN_ITEMS && removed > stored / 2;
}
