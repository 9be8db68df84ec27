import { notices } from '@assembly/contract/messages';
import type { SourceRun } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { run, source } from '../testing/fixtures/sync-runs.ts';
import { describeChanges, describeCounts, describeReadCount, runNotice } from './describe-run.ts';
import { expectedOf, progressOf } from './progress.ts';

test('the bar follows the progress of a source', () => {
  const at = (change: Partial<SourceRun>) => progressOf(source(change), 100);
  expect(at({ state: 'waiting' })).toBe(0);
  expect(at({ state: 'reading', read: 50 })).toBe(0.45);
  expect(at({ state: 'writing', read: 100 })).toBe(0.9);
  expect(at({ state: 'done' })).toBe(1);
});

test('slightly more items than expected do not overshoot the bar', () => {
  expect(progressOf(source({ state: 'reading', read: 105 }), 100)).toBe(0.9);
});

test('with far more items than expected the progress is unknown', () => {
  expect(progressOf(source({ state: 'reading', read: 150 }), 100)).toBeNull();
});

test('without an earlier run the progress is unknown', () => {
  expect(progressOf(source({ state: 'reading', read: 50 }), null)).toBeNull();
  expect(expectedOf('events', [])).toBeNull();
  expect(expectedOf('events', [run()])).toBeNull();
});

test('the last successful run gives the expected count', () => {
  const failed = run({ events: source({ state: 'failed', read: 3 }) });
  const done = run({ events: source({ read: 400 }) });
  expect(expectedOf('events', [failed, done, run({ events: source({ read: 9 }) })])).toBe(400);
});

test('success is announced only if all three sources were synced', () => {
  expect(runNotice(run())).toEqual(notices.syncDone);
  const one = run({ events: source({ state: 'failed', error: 'Try again later.' }) });
  expect(runNotice(one)).toEqual({ severity: 'error', text: 'Events: Try again later.' });
});

test('every failed source is named with its error', () => {
  const two = run({
    announcements: source({ state: 'stopped', error: 'Check, then confirm.' }),
    documents: source({ state: 'interrupted' }),
  });
  expect(runNotice(two).text).toBe(
    'Announcements: Check, then confirm.\nDocuments: This did not finish. Sync again.',
  );
});

test('an error that several sources have is shown once', () => {
  const failed = source({ state: 'failed', error: 'Connect again.' });
  const two = run({ events: failed, documents: failed });
  expect(runNotice(two).text).toBe('Events and Documents: Connect again.');
  const all = run({ events: failed, announcements: failed, documents: failed });
  expect(runNotice(all).text).toBe('Connect again.');
});

test('counts of zero are left out', () => {
  const counted = source({ added: 2, unchanged: 40, leftOut: 1 });
  expect(describeCounts('events', counted)).toBe('2 added, 40 unchanged, 1 left out');
  expect(describeCounts('events', source())).toBe('empty');
});

test('announcements are counted in lists, and read as lists and tasks', () => {
  expect(describeReadCount('announcements', 24)).toBe('24 tasks and lists');
  expect(describeCounts('announcements', source({ added: 13, unchanged: 2 }))).toBe(
    '13 lists added, 2 unchanged',
  );
  expect(describeCounts('announcements', source({ unchanged: 1, leftOut: 2 }))).toBe(
    '1 list unchanged, 2 left out',
  );
});

test('a run is summarized by its total changes and its failed sources', () => {
  expect(
    describeChanges(run({ events: source({ added: 3 }), documents: source({ added: 1 }) })),
  ).toBe('4 added');
  expect(describeChanges(run())).toBe('no changes');
  const stopped = source({ state: 'stopped', removed: 409 });
  expect(describeChanges(run({ events: stopped, documents: source({ removed: 1 }) }))).toBe(
    '1 removed; Events stopped',
  );
});
