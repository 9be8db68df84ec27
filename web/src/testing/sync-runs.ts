import type { SourceRun, SyncRun } from '@assembly/contract/sync';
import { answer } from './fake-server.ts';

export const source = (change: Partial<SourceRun> = {}): SourceRun => ({
  state: 'done',
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
  ...change,
});

export const run = (sources: Partial<SyncRun['sources']> = {}, id = 'r1'): SyncRun => {
  const all = { events: source(), announcements: source(), documents: source(), ...sources };
  const isDone = Object.values(all).every(({ state }) => state === 'done');
  return {
    id,
    state: isDone ? 'done' : 'failed',
    startedAt: 0,
    finishedAt: 1,
    startedBy: 'Ada Admin',
    sources: all,
  };
};

/** The reply of `GET /api/sync` after these runs. */
export const syncReply = (runs: SyncRun[], overrides = {}) =>
  answer(200, {
    version: '1.0.0',
    connection: {
      isDemo: false,
      calendarId: 'calendar@example.org',
      calendars: [{ id: 'calendar@example.org', name: '' }],
      account: null,
      tokenSince: 1,
    },
    schedule: null,
    lastDone: { events: 1, announcements: 1, documents: 1 },
    restored: [],
    running: null,
    runs,
    ...overrides,
  });
