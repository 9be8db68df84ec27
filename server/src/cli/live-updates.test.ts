import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importCommand } from '../firebase/import-command.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import type { Command } from './command.ts';
import { makeAdmin, makeResetLink } from './people-commands.ts';

/** An administrator and a member with an open page, and a command on another connection, as another process has it. */
async function openPages() {
  const testApp = await openTestApp();
  const { config, settings, clock } = testApp;
  const url = await testApp.app.listen({ port: 0 });
  const db = await openDatabase(config.databaseUrl);
  onTestFinished(() => db.destroy());
  const open = async (isAdmin: boolean) => {
    const person = await testApp.addPerson({ isAdmin });
    return { person, stream: await followStream(url, await testApp.cookieOf(person)) };
  };
  const run = (command: Command, ...args: string[]) =>
    command.run({ settings, db, now: () => clock.now, log: () => {} }, args);
  return { admin: await open(true), member: await open(false), run };
}

const topicsOf = ({ stream }: { stream: { received: { topic: string }[] } }) =>
  stream.received.map(({ topic }) => topic);

test('making somebody an administrator updates the open lists and that person', async () => {
  const { admin, member, run } = await openPages();
  await run(makeAdmin, member.person.email);
  await admin.stream.receives(['users']);
  await member.stream.receives(['session']);
  await run(makeAdmin, 'somebody.new@example.org');
  await expect.poll(() => topicsOf(admin)).toEqual(['users', 'users']);
});

test('creating a reset link updates the activity log of administrators, and nothing else', async () => {
  const { admin, member, run } = await openPages();
  await run(makeResetLink, member.person.email);
  await admin.stream.receives(['users']);
  expect(topicsOf(member)).toEqual([]);
});

test('an import updates the administrators, unless it adds nobody', async () => {
  const { admin, member, run } = await openPages();
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'tree.json');
  writeFileSync(file, JSON.stringify({ Users: { ada: { name: 'A', email: 'ada@example.org' } } }));
  await run(importCommand, file);
  await admin.stream.receives(['users']);
  await run(importCommand, file);
  await run(makeResetLink, member.person.email);
  await expect.poll(() => topicsOf(admin)).toEqual(['users', 'users']);
});
