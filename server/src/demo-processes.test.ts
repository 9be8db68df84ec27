import { completeSetup, getSetup } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo.ts';
import { openDatabase } from './store/database/open-database.ts';
import { callServer } from './testing/clients/call-server.ts';
import { readyDatabaseUrl } from './testing/databases/each-database.ts';
import { PASSWORD } from './testing/fixtures/people.ts';
import { startServer } from './testing/processes/start-server.ts';

const LINK = /\/setup#([\w-]{43})/;

test('of two people who complete the setup in two processes at once, one wins, and the demo ends in both', {
  tags: 'long',
}, async () => {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  // An empty variable counts as not set.
  const environment = { PUBLIC_URL: '' };
  const one = await startServer({ databaseUrl, environment });
  const other = await startServer({ databaseUrl, environment });
  const codeOf = ({ output }: typeof one) => LINK.exec(output.all)?.[1];
  await expect.poll(() => codeOf(one)).toBeTruthy();
  await expect.poll(() => codeOf(other)).toBeTruthy();
  expect(codeOf(one)).not.toBe(codeOf(other));

  const complete = (url: string, code: string | undefined, email: string) =>
    callServer(url, completeSetup.path, {
      method: 'POST',
      body: {
        code,
        email,
        firstName: 'Nora',
        lastName: 'Newcomer',
        password: PASSWORD,
        assemblyName: 'Grace Church',
        timeZone: 'Europe/Zurich',
      },
    });
  // Each with the link of the other process, as behind a load balancer.
  const replies = await Promise.all([
    complete(one.url, codeOf(other), 'nora@grace.example'),
    complete(other.url, codeOf(one), 'omar@grace.example'),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 410]);

  for (const { url } of [one, other]) {
    // The demo refuses proxies.
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const readThroughProxy = async () =>
      await (await callServer(url, screens.login, { headers })).text();
    await expect.poll(readThroughProxy).toContain('Grace Church');
    const signIn = await callServer(url, '/api/session', {
      method: 'POST',
      body: { email: DEMO_PEOPLE[0].email, password: DEMO_PASSWORD },
    });
    expect(signIn.status).toBe(401);
    expect(await (await callServer(url, getSetup.path)).json()).toEqual({ state: 'done' });
  }
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const users = await db.selectFrom('users').select('name').execute();
  expect(users).toEqual([{ name: 'Nora Newcomer' }]);
  expect(await db.selectFrom('events').select('id').execute()).toEqual([]);
});
