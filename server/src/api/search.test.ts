import { describe, expect, test } from 'vitest';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { replaceTasks } from '../store/content/tasks.ts';
import { toAnnouncementLists } from '../sync/to-announcement-lists.ts';
import { toDocuments } from '../sync/to-document.ts';
import { toEvent } from '../sync/to-event.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { driveFolder, driveItem } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY, type TestApp } from '../testing/fixtures/test-app.ts';

const swap = { confirmed: ALL_CONFIRMED, now: SUNDAY };

async function finder(testApp: TestApp, url: string, person = { isAdmin: false }) {
  const cookie = await testApp.cookieOf(await testApp.addPerson(person));
  return async (search: string, page = 1) => {
    const query = new URLSearchParams({ search, page: `${page}` });
    return (await testApp.call({ url: `${url}?${query}`, headers: { cookie } })).json();
  };
}

const titles = ({ items }: { items: { title?: string; summary?: string }[] }) =>
  items.map((item) => item.title ?? item.summary);

const event = (n: number, summary: string, description = '') =>
  toEvent(
    {
      id: `e${n}`,
      status: 'confirmed',
      summary,
      description,
      start: { dateTime: `2026-12-${String(n).padStart(2, '0')}T10:00:00Z`, date: '' },
      end: { dateTime: `2026-12-${String(n).padStart(2, '0')}T11:00:00Z`, date: '' },
    },
    'Europe/Zurich',
  );

const task = (id: string, title: string, notes = '', parent = '') => ({
  id,
  title,
  notes,
  parent,
  status: 'needsAction',
  position: id,
  due: '2026-12-01T00:00:00.000Z',
  updated: '',
  hidden: false,
  deleted: false,
});

const item = (id: string, title: string, parent: string) => driveItem(id, parent, { title });
const folder = (id: string, title: string, parent: string) => driveFolder(id, parent, { title });

describe('a search', () => {
  test.each(['/api/events', '/api/announcements', '/api/documents', '/api/users'])(
    'for punctuation or an overlong text finds nothing at %s',
    async (url) => {
      const testApp = await openTestApp();
      await replaceEvents(testApp.db, [event(1, 'Sunday service')], swap);
      await replaceTasks(
        testApp.db,
        toAnnouncementLists([
          { id: 'l1', title: 'Notices', tasks: [task('t1', 'Soup')], unreadable: [] },
        ]).records,
        swap,
      );
      await replaceDrive(testApp.db, toDocuments([folder('f1', 'Predigten', '')]).items, swap);
      const find = await finder(testApp, url, { isAdmin: true });
      for (const search of ['', '   ']) expect((await find(search)).items).not.toEqual([]);
      for (const search of ['!!!', '%', '_', '🙏', 'a'.repeat(201), `${'p '.repeat(101)}`]) {
        expect((await find(search)).items, search).toEqual([]);
      }
    },
  );
});

onEachDatabase('a search', (database) => {
  test.each([
    '/api/events',
    '/api/announcements',
    '/api/documents',
    '/api/account/export',
    '/api/users',
  ])(
    'many requests of one member for %s do not delay another member',
    { tags: 'long' },
    async (url) => {
      const testApp = await openTestApp({ database });
      const person = { isAdmin: url === '/api/users' };
      const busy = await finder(testApp, url, person);
      const other = await finder(testApp, url, person);
      // Their sessions are cached from here on.
      await Promise.all([busy('a'), other('a')]);
      const replies: string[] = [];
      const many = Array.from({ length: 30 }, () => busy('a').then(() => replies.push('busy')));
      await Promise.all([...many, other('a').then(() => replies.push('other'))]);
      expect(replies.indexOf('other')).toBeLessThan(10);
    },
  );

  test('finds events by the beginnings of words in summary and description, on all pages', async () => {
    const testApp = await openTestApp({ database });
    const many = Array.from({ length: 20 }, (_, n) => event(n + 1, `Sunday service ${n}`));
    const feast = event(
      24,
      'Weihnächtliche Vesper',
      '<p>with the <b>chœur</b></p><a href="https://secret.example">x</a>',
    );
    await replaceEvents(testApp.db, [...many, feast], swap);
    const find = await finder(testApp, '/api/events');
    expect(titles(await find('weihnacht'))).toEqual(['Weihnächtliche Vesper']);
    expect(titles(await find('VESP chœ'))).toEqual(['Weihnächtliche Vesper']);
    expect(titles(await find('nacht'))).toEqual([]);
    expect(titles(await find('secret'))).toEqual([]);
    expect(await find('serv')).toMatchObject({ total: 20, pageCount: 2, page: 1 });
    expect((await find('serv', 2)).items).toHaveLength(8);
  });

  test('finds announcements by list, notes and subtask, and shows only the matching subtasks', async () => {
    const testApp = await openTestApp({ database });
    const lists = [
      {
        id: 'l1',
        title: 'Notices',
        tasks: [task('t1', 'Lost: blue umbrella'), task('t2', 'Choir')],
        unreadable: [],
      },
      {
        id: 'l2',
        title: 'Kitchen rota',
        tasks: [task('t3', 'Soup', 'bring an umbrella')],
        unreadable: [],
      },
    ];
    await replaceTasks(testApp.db, toAnnouncementLists(lists).records, swap);
    const find = await finder(testApp, '/api/announcements');
    expect(titles(await find('umbr'))).toEqual(['Notices', 'Kitchen rota']);
    expect((await find('umbr')).items[0].subtasks).toHaveLength(1);
    expect(titles(await find('notices umbrella'))).toEqual(['Notices']);
    expect(titles(await find('kitchen'))).toEqual(['Kitchen rota']);
    expect(titles(await find('piano'))).toEqual([]);
  });

  test('finds documents in every folder, folders first, with the title of their folder', async () => {
    const testApp = await openTestApp({ database });
    const { items } = toDocuments([
      folder('f1', 'Predigten', ''),
      folder('f2', 'Römerbrief', 'f1'),
      item('d1', 'Römer 8.pdf', 'f2'),
      item('d2', 'Psalm 23.pdf', 'f1'),
    ]);
    await replaceDrive(testApp.db, items, swap);
    const find = await finder(testApp, '/api/documents');
    const found = await find('romer');
    expect(titles(found)).toEqual(['Römerbrief', 'Römer 8.pdf']);
    expect(found.items.map((one: { folderTitle: string }) => one.folderTitle)).toEqual([
      'Predigten',
      'Römerbrief',
    ]);
    expect(titles(await find('23'))).toEqual(['Psalm 23.pdf']);
  });

  test('finds Korean and Chinese by parts of words', async () => {
    const testApp = await openTestApp({ database });
    const documents = [item('d1', '청년부찬양집.pdf', ''), item('d2', '主日学讲义.pdf', '')];
    const events = [event(1, '우리교회에서 만나요'), event(2, '教会主日学')];
    await replaceEvents(testApp.db, events, swap);
    await replaceDrive(
      testApp.db,
      toDocuments([folder('f1', 'Texts', ''), ...documents]).items,
      swap,
    );
    await testApp.addPerson({ name: '김민수' });
    await testApp.addPerson({ name: '欧阳明' });
    const findEvents = await finder(testApp, '/api/events');
    for (const search of ['교회', '교회에서', '서']) {
      expect(titles(await findEvents(search)), search).toEqual(['우리교회에서 만나요']);
    }
    for (const search of ['主日', '主日学', '学']) {
      expect(titles(await findEvents(search)), search).toEqual(['教会主日学']);
    }
    expect(titles(await findEvents('日教'))).toEqual([]);
    const findDocuments = await finder(testApp, '/api/documents');
    expect(titles(await findDocuments('찬양'))).toEqual(['청년부찬양집.pdf']);
    expect(titles(await findDocuments('讲义 pdf'))).toEqual(['主日学讲义.pdf']);
    const findUsers = await finder(testApp, '/api/users', { isAdmin: true });
    expect((await findUsers('민수')).items).toMatchObject([{ name: '김민수' }]);
    expect((await findUsers('明')).items).toMatchObject([{ name: '欧阳明' }]);
  });
});
