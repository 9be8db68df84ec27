import { expect, test } from 'vitest';
import { t } from '../../browser/locale/messages.ts';
import { runNotice } from '../../sync/use-start-sync.ts';
import { wordError } from '../../sync/word-error.ts';
import { run, source } from '../../testing/fixtures/sync-runs.ts';
import { describeChanges, describeCounts } from './describe-run.ts';

test('success is announced only if all three sources were synced', () => {
  expect(runNotice(run())).toEqual({ severity: 'success', text: t.connection.synced });
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

test('an error is worded by its codes, in English if one is of a newer server', () => {
  const errorCodes = [
    { code: 'calendar_unread', values: ['choir@example.org', 'Choir'] },
    { code: 'scope_missing', values: ['Calendar', true] },
  ];
  expect(wordError(source({ error: 'In English.', errorCodes }))).toMatch(
    /^The calendar "Choir" \(choir@example.org\) could not .* read Google Calendar. Create a new refresh token.* select "See/,
  );
  const newer = [...errorCodes, { code: 'new_code' }];
  expect(wordError(source({ error: 'In English.', errorCodes: newer }))).toBe('In English.');
});

test('counts of zero are left out', () => {
  const counted = source({ added: 2, unchanged: 40, leftOut: 1 });
  expect(describeCounts(counted)).toBe('2 added, 40 unchanged, 1 skipped');
  expect(describeCounts(source())).toBe('empty');
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
