import { expect, test } from 'vitest';
import { replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { openSnapshotsAdmin } from '../testing/fixtures/snapshots-admin.ts';
import { event } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY } from '../testing/fixtures/test-app.ts';

test('restoring many items takes little processor time from the process that serves requests', async () => {
  const testApp = await openTestApp();
  const { restore, restoreByApi, versions } = await openSnapshotsAdmin(testApp);
  const many = (edition: string) =>
    Array.from({ length: 8000 }, (_, at) => event(`event${at}`, `${at}, ${edition}`));
  for (const edition of ['first', 'second']) {
    await replaceEvents(testApp.db, many(edition), { confirmed: ALL_CONFIRMED, now: SUNDAY });
  }
  const cpuOf = async (act: (id: string) => Promise<unknown>) => {
    const [latest] = await versions();
    const before = process.cpuUsage();
    await act(latest?.id ?? '');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // The lesser of two, because garbage of earlier tests may be collected during one of them.
  const byApi = Math.min(await cpuOf(restoreByApi), await cpuOf(restoreByApi));
  expect(byApi).toBeLessThan((await cpuOf(restore)) / 3);
});
