import { getUnseen } from '@assembly/contract/endpoints/library';
import { ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/databases/each-database.ts';
import { openSyncedApp } from '../../../testing/fixtures/synced-app.ts';
import { ZONE } from '../../../testing/fixtures/test-sync.ts';
import { DEMO_EMAILS } from '../../users/demo-accounts.ts';
import { addDemoNews } from './demo-news.ts';

const updated = '2026-11-01T00:00:00.000Z';
const tasks = ['a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  updated,
  due: '2026-12-24T00:00:00Z',
}));

onEachDatabase('in the demo', (database) => {
  test('a member finds two new announcements and a sermon on the first visit only', async () => {
    const { sandbox, sync, db, clock, addPerson, cookieOf, call } = await openSyncedApp(database);
    sandbox.setTasks([{ id: 'list', title: 'List', updated, tasks }]);
    sandbox.setDrive(
      ['Alto part.mp3', '2026-10-04 Psalm 121 – Ruth Keller.mp3'].map((title, at) => ({
        ...{ id: `file-${at}`, title, mimeType: 'audio/mpeg', parents: [ROOT_ID] },
        content: { text: title },
      })),
    );
    await sync();
    const member = await addPerson({ email: DEMO_EMAILS[1] });
    const headers = { cookie: await cookieOf(member) };
    const read = async () => (await call({ url: getUnseen.path, headers })).json();

    await addDemoNews(db, { now: clock.now, timeZone: ZONE });
    const { newAnnouncements, newDocuments, counts } = await read();
    expect(counts).toMatchObject({ announcements: 2, sermons: 1 });
    const payload = { announcements: newAnnouncements, documents: newDocuments };
    await call({ method: 'PUT', url: getUnseen.path, headers, payload });
    await addDemoNews(db, { now: clock.now + 1, timeZone: ZONE });
    expect((await read()).counts).toMatchObject({ announcements: 0, sermons: 0 });
  });
});
