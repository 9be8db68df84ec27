import { notices } from '@assembly/contract/messages';
import type { SourceRun } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { run, source } from '../../testing/sync-runs.ts';
import { describeChanges, describeCounts, describeReadCount, runNotice } from './describe-run.ts';
import { expectedOf, progressOf } from './progress.ts';

test('the bar moves by what is done', () => {
  const at = (change: Partial<SourceRun>) => progressOf(source(change), 100);
  expect(at({ state: 'waiting' })).toBe(0);
  expect(at({ state: 'reading', read: 50 })).toBe(0.45);
  expect(at({ state: 'writing', read: 100 })).toBe(0.9);
  expect(at({ state: 'done' })).toBe(1);
});

test('a little more than was expected does not overshoot', () => {
  expect(progressOf(source({ state: 'reading', read: 105 }), 100)).toBe(0.9);
});

test('far beyond what was expected the bar no longer pretends to know', () => {
  expect(progressOf(source({ state: 'reading', read: 150 }), 100)).toBeNull();
});

test('when nothing tells how much there is, the bar does not pretend to know', () => {
  expect(progressOf(source({ state: 'reading', read: 50 }), null)).toBeNull();
  expect(expectedOf('events', [])).toBeNull();
  expect(expectedOf('events', [run()])).toBeNull();
});

test('the last run that was done tells how much to expect', () => {
  const failed = run({ events: source({ state: 'failed', read: 3 }) });
  const done = run({ events: source({ read: 400 }) });
  expect(expectedOf('events', [failed, done, run({ events: source({ read: 9 }) })])).toBe(400);
});

test('success is told only if all three were copied', () => {
  expect(runNotice(run())).toEqual(notices.syncDone);
  const one = run({ events: source({ state: 'failed', error: 'Try again later.' }) });
  expect(runNotice(one)).toEqual({ severity: 'error', text: 'Events: Try again later.' });
});

test('every source that failed is named, with what to do', () => {
  const two = run({
    announcements: source({ state: 'stopped', error: 'Check, then confirm.' }),
    documents: source({ state: 'interrupted' }),
  });
  expect(runNotice(two).text).toBe(
    'Announcements: Check, then confirm.\nDocuments: This did not finish. Sync again.',
  );
});

test('counts are told without the zeros', () => {
  const counted = source({ added: 2, unchanged: 40, leftOut: 1 });
  expect(describeCounts('events', counted)).toBe('2 added, 40 unchanged, 1 left out');
  expect(describeCounts('events', source())).toBe('empty');
});

test('of announcements it is said what is counted: tasks are read, lists are kept', () => {
  expect(describeReadCount('announcements', 24)).toBe('24 tasks and lists');
  expect(describeCounts('announcements', source({ added: 13, unchanged: 2 }))).toBe(
    '13 lists added, 2 unchanged',
  );
  expect(describeCounts('announcements', source({ unchanged: 1, leftOut: 2 }))).toBe(
    '1 list unchanged, 2 left out',
  );
});

test('a run is told in short: what all its sources changed, and which did not work', () => {
  expect(
    describeChanges(run({ events: source({ added: 3 }), documents: source({ added: 1 }) })),
  ).toBe('4 added');
  expect(describeChanges(run())).toBe('no changes');
  const stopped = source({ state: 'stopped', removed: 409 });
  expect(describeChanges(run({ events: stopped, documents: source({ removed: 1 }) }))).toBe(
    '1 removed; Events stopped',
  );
});
