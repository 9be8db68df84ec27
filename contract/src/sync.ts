import * as z from 'zod/mini';
import { removalSchema } from './removal.ts';

/** What the sync copies, each on its own. They are also topics of the live stream. */
export const SOURCES = ['events', 'announcements', 'documents'] as const;
export type Source = (typeof SOURCES)[number];

export const leftOutSchema = z.object({ id: z.string(), title: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof leftOutSchema>;

export const SOURCE_STATES = [
  /** Not yet begun. */
  'waiting',
  'reading',
  'writing',
  'done',
  /** The old data was kept; `error` says why. */
  'failed',
  /** So much would go that an administrator has to say so; `removals` lists it. The old data was kept. */
  'stopped',
  /** The process ended in the middle. The old data was kept. */
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
  /** The first of those left out, each with its reason. */
  leftOutItems: z.array(leftOutSchema),
  /** The first of what would go, when the run was stopped for it. */
  removals: z.array(removalSchema),
  /** Names exactly what would go, for whoever confirms it. */
  removalsMark: z.optional(z.string()),
  error: z.nullable(z.string()),
  durationMs: z.number(),
});

export type SourceRun = z.infer<typeof sourceRunSchema>;

/** How many more would go than are listed. */
export const unlisted = ({ removed, removals }: SourceRun): number =>
  removals.reduce((left, { count }) => left - count, removed);

export const RUN_STATES = ['running', 'done', 'failed', 'interrupted'] as const;

export const syncRunSchema = z.object({
  id: z.string(),
  state: z.enum(RUN_STATES),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** An administrator's name, `schedule`, `command` or `demo`. */
  startedBy: z.string(),
  sources: z.object({
    events: sourceRunSchema,
    announcements: sourceRunSchema,
    documents: sourceRunSchema,
  }),
});

export type SyncRun = z.infer<typeof syncRunSchema>;

/** How the app is connected to Google: enough to recognise it, nothing that opens it. */
export const syncConnectionSchema = z.object({
  isDemo: z.boolean(),
  calendarId: z.string(),
  /** The account's e-mail address, once Google has told it. */
  account: z.nullable(z.string()),
  /** Since when Google has let us in with the present refresh token; null before it first did. */
  tokenSince: z.nullable(z.number()),
});

export const syncReplySchema = z.object({
  /** Of the app itself. */
  version: z.string(),
  connection: syncConnectionSchema,
  /** A cron expression, and when it is due next; null without one. */
  schedule: z.nullable(z.object({ expression: z.string(), next: z.nullable(z.number()) })),
  /** When each source was last copied whole. */
  lastDone: z.object({
    events: z.nullable(z.number()),
    announcements: z.nullable(z.number()),
    documents: z.nullable(z.number()),
  }),
  /** Of which sources an earlier state has been put back since, by whom and when. */
  restored: z.array(z.object({ source: z.enum(SOURCES), by: z.string(), at: z.number() })),
  running: z.nullable(syncRunSchema),
  runs: z.array(syncRunSchema),
});

/** An earlier state of a source, which can be put back. */
export const sourceVersionSchema = z.object({
  id: z.string(),
  source: z.enum(SOURCES),
  /** When it was replaced by what came after it. */
  replacedAt: z.number(),
  items: z.number(),
});

export type SourceVersion = z.infer<typeof sourceVersionSchema>;
export const sourceVersionsReplySchema = z.object({ items: z.array(sourceVersionSchema) });

export const restoreReplySchema = z.object({ source: z.enum(SOURCES) });

export const syncRequestSchema = z.object({
  /** The administrator has seen what would go, and lets it go. Should others go by now, the run stops and asks again. */
  confirm: z.optional(z.boolean()),
  /** In which run it was seen, by its id; in the latest, if none is named. */
  run: z.optional(z.string()),
});

/** The run as it was when it began. */
export const syncStartedSchema = z.object({ run: syncRunSchema });

/** A removal of more than half of at least this many is asked about first. */
export const BRAKE_FROM_ITEMS = 20;

export function needsConfirmation(had: number, removed: number): boolean {
  return had >= BRAKE_FROM_ITEMS && removed > had / 2;
}
