import { type DriveFile, FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';

const file = (id: string, parent: string): DriveFile => ({
  id,
  title: id,
  mimeType: 'text/plain',
  parents: [parent],
  content: { text: id },
});
const DRIVE: DriveFile[] = [
  { id: 'sermons', title: 'Sermons', mimeType: FOLDER, parents: [ROOT_ID] },
  file('first', 'sermons'),
  file('loose', ROOT_ID),
];

async function open() {
  const opened = await openTestSync('SQLite');
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first', 1);
  opened.sandbox.setDrive(DRIVE);
  await opened.sync();
  return opened;
}

test.each([
  { extra: { title: 5 }, what: 'cannot be read' },
  { extra: { id: 5 }, what: 'has no readable id' },
])('with an item that $what, which is reported, all documents stay as they were', async (given) => {
  const { db, sandbox, sync } = await open();
  const before = await contentOf(db, 'documents');
  for (const one of DRIVE) {
    sandbox.putFile({ ...one, extra: given.extra });
    const { documents } = (await sync()).sources;
    expect(documents.state, one.id).toBe('failed');
    expect(documents.leftOut, one.id).toBeGreaterThan(0);
    expect(await contentOf(db, 'documents'), one.id).toBe(before);
    sandbox.putFile(one);
  }
  expect((await sync()).sources.documents.state).toBe('done');
});
