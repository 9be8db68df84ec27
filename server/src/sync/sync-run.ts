import { randomUUID } from 'node:crypto';
import {
  type MessageCode,
  SOURCES,
  type Source,
  type SourceRun,
  type SyncRun,
} from '@assembly/contract/sync';
import googleErrors from '@assembly/messages/en/googleErrors';
import syncErrors from '@assembly/messages/en/syncErrors';
import { messageOf } from '@assembly/messages/message-of';

const MAX_LEFT_OUT_LISTED = 100;
const NAME_MAX_CHARS = 200;
const MESSAGES = { ...googleErrors, ...syncErrors };

export function createRun(startedBy: string, now: number): SyncRun {
  return {
    id: randomUUID(),
    state: 'running',
    startedAt: now,
    finishedAt: null,
    startedBy,
    sources: { events: waiting(), announcements: waiting(), documents: waiting() },
  };
}

function waiting(): SourceRun {
  return {
    state: 'waiting',
    read: 0,
    added: 0,
    changed: 0,
    removed: 0,
    unchanged: 0,
    leftOut: 0,
    leftOutItems: [],
    removals: [],
    error: null,
    durationMs: 0,
  };
}

/** Counts all items but lists only the first ones, to limit the size of the record. */
export function setLeftOut(source: SourceRun, leftOut: SourceRun['leftOutItems']): void {
  source.leftOut = leftOut.length;
  source.leftOutItems = leftOut.slice(0, MAX_LEFT_OUT_LISTED).map((item) => ({
    ...item,
    id: shorten(item.id),
    title: shorten(item.title),
  }));
}

/** A title may be too long, which may be why the item was left out. */
export function shorten(name: string): string {
  return name.length <= NAME_MAX_CHARS ? name : `${name.slice(0, NAME_MAX_CHARS).toWellFormed()}…`;
}

/** The sentences in English, as the API and commands show them, and their codes for browsers. */
export function errorOf(...errorCodes: MessageCode[]): Pick<SourceRun, 'error' | 'errorCodes'> {
  const sentences = errorCodes.map(({ code, values }) => messageOf(MESSAGES, code, values));
  return { error: sentences.join(' '), errorCodes };
}

export function finishRun(run: SyncRun, now: number): SyncRun {
  const isDone = SOURCES.every((name) => run.sources[name].state === 'done');
  return { ...run, state: isDone ? 'done' : 'failed', finishedAt: now };
}

/** Marks a run whose process ended before it was finished. */
export function interruptRun(run: SyncRun, now: number): SyncRun {
  const sources = structuredClone(run.sources);
  for (const name of SOURCES) {
    const source = sources[name];
    if (['done', 'failed', 'stopped'].includes(source.state)) continue;
    source.state = 'interrupted';
    Object.assign(source, errorOf({ code: 'interrupted' }));
  }
  return { ...run, sources, state: 'interrupted', finishedAt: now };
}

export function withoutRemovals(run: SyncRun): SyncRun {
  const sources = { ...run.sources };
  for (const name of SOURCES) sources[name] = { ...sources[name], removals: [] };
  return { ...run, sources };
}

/** When the source was last synced. Expects the newest run first. */
export function lastDone(runs: SyncRun[], source: Source): number | null {
  const run = runs.find(({ sources }) => sources[source].state === 'done');
  return run ? run.startedAt + run.sources[source].durationMs : null;
}
