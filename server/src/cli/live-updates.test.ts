import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { startServer } from '../testing/processes/start-server.ts';

onEachDatabase('a command run beside the server', (kind) => {
  /** A server, an administrator and a member who have a page open, and a command to run beside them. */
  async function withOpenPages() {
    const databaseUrl = await readyDatabaseUrl(kind);
    const db = await openDatabase(databaseUrl);
    onTestFinished(() => db.destroy());
    const { url } = await startServer({ databaseUrl });
    const open = async (isAdmin: boolean) => {
      const person = await addPerson(db, { isAdmin }, Date.now());
      return { person, stream: await followStream(url, await cookieOf(db, person, Date.now())) };
    };
    const run = async (...args: string[]) => {
      const { code, err } = await assembly(args, { DATABASE_URL: databaseUrl, PUBLIC_URL: url });
      expect({ code, err }).toEqual({ code: 0, err: '' });
    };
    return { admin: await open(true), member: await open(false), run };
  }
  const topicsOf = ({ stream }: { stream: { heard: { topic: string }[] } }) =>
    stream.heard.map(({ topic }) => topic);

  test('that makes an administrator tells the lists of the others and the page of that person', async () => {
    const { admin, member, run } = await withOpenPages();
    await run('admin', member.person.email);
    await admin.stream.hears(['users']);
    await member.stream.hears(['session']);
    await run('admin', 'somebody.new@example.org');
    await expect.poll(() => topicsOf(admin)).toEqual(['users', 'users']);
  });

  test('that makes a link tells the administrators, whose log shows it, and nobody else', async () => {
    const { admin, member, run } = await withOpenPages();
    await run('reset-link', member.person.email);
    await admin.stream.hears(['users']);
    expect(topicsOf(member)).toEqual([]);
  });

  test('that imports people tells the administrators, and nobody when all of them are there already', async () => {
    const { admin, member, run } = await withOpenPages();
    const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'tree.json');
    writeFileSync(
      file,
      JSON.stringify({ Users: { ada: { name: 'A', email: 'ada@example.org' } } }),
    );
    await run('import', file);
    await admin.stream.hears(['users']);
    await run('import', file);
    await run('reset-link', member.person.email);
    await expect.poll(() => topicsOf(admin)).toEqual(['users', 'users']);
  });
});
