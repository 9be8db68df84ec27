import { notices } from '@assembly/contract/messages';
import type { SourceRun } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { run, source } from '../../testing/sync-runs.ts';
import { expectedOf, progressOf } from './progress.ts';
import { countsInWords, noticeOf } from './source-words.ts';

test('the bar moves by what is done', () => {
  const at = (change: Partial<SourceRun>) => progressOf(source(change), 100);
  expect(at({ state: 'waiting' })).toBe(0);
  expect(at({ state: 'reading', read: 50 })).toBe(0.45);
  expect(at({ state: 'writing', read: 100 })).toBe(0.9);
  expect(at({ state: 'done' })).toBe(1);
});

test('more than was expected does not overshoot', () => {
  expect(progressOf(source({ state: 'reading', read: 500 }), 100)).toBe(0.9);
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
  expect(noticeOf(run())).toEqual(notices.syncDone);
  const one = run({ events: source({ state: 'failed', error: 'Try again later.' }) });
  expect(noticeOf(one)).toEqual({ severity: 'error', text: 'Events: Try again later.' });
});

test('every source that failed is named, with what to do', () => {
  const two = run({
    announcements: source({ state: 'stopped', error: 'Check, then confirm.' }),
    documents: source({ state: 'interrupted' }),
  });
  expect(noticeOf(two).text).toBe(
    'Announcements: Check, then confirm. Documents: This did not finish. Sync again.',
  );
});

test('counts are told without the zeros', () => {
  expect(countsInWords(source({ added: 2, unchanged: 40, leftOut: 1 }))).toBe(
    '2 added, 40 unchanged, 1 left out',
  );
  expect(countsInWords(source())).toBe('nothing there');
});
