import { expect, test } from 'vitest';
import { swapEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/large-removal.ts';
import { takeLease } from '../store/database/lease.ts';
import { restoreVersion } from '../sync/restore-snapshot.ts';
import { SYNC_LEASE } from '../sync/run-with-lease.ts';
import { asAdmin } from '../testing/fixtures/snapshots-admin.ts';
import { event } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY } from '../testing/fixtures/test-app.ts';

const ADA = { id: 'a1', name: 'Ada' };

test('putting many back takes little of the time of the process that answers', async () => {
  const testApp = await openTestApp();
  const { restore, versions } = await asAdmin(testApp);
  const many = (edition: string) =>
    Array.from({ length: 20_000 }, (_, at) => event(`event${at}`, `${at}, ${edition}`));
  for (const edition of ['first', 'second']) {
    await swapEvents(testApp.db, many(edition), { confirmed: ALL_CONFIRMED, now: SUNDAY });
  }
  const [first] = await versions();
  const cpuOf = async (doing: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await doing();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const asks = [await cpuOf(() => restore(first.id))];
  const [second] = await versions();
  // The lesser of two: the one who tidies up after earlier tests works when he likes.
  asks.push(await cpuOf(() => restore(second.id)));
  const [third] = await versions();
  const { databaseUrl } = testApp.config;
  const done = await cpuOf(() =>
    restoreVersion(testApp.db, databaseUrl, { versionId: third.id, actor: ADA, now: SUNDAY }),
  );
  expect(Math.min(...asks)).toBeLessThan(done / 3);
});

test('nothing is put back while a sync runs, and nothing that is no longer kept', async () => {
  const testApp = await openTestApp();
  const { call, versions } = await asAdmin(testApp);
  await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY });
  await swapEvents(testApp.db, [event('b')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 1 });
  const [version] = await versions();
  const lease = await takeLease(testApp.config.databaseUrl, SYNC_LEASE);
  const refused = await call('POST', `/api/sync/versions/${version.id}/restore`);
  expect(refused.json()).toMatchObject({ status: 409, code: 'sync_running' });
  await lease?.release();
  const unknown = await call('POST', '/api/sync/versions/nothing/restore');
  expect(unknown.json()).toMatchObject({ status: 404, code: 'version_not_found' });
});
