import { completeSetup, getSetup } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo.ts';
import { callServer } from './testing/clients/call-server.ts';
import { readyDatabaseUrl } from './testing/databases/each-database.ts';
import { PASSWORD } from './testing/fixtures/people.ts';
import { startServer } from './testing/processes/start-server.ts';

const LINK = /\/setup#([\w-]{43})/;

test('a set-up completed in one process ends the demo in the other', async () => {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  // An empty variable counts as not set.
  const environment = { PUBLIC_URL: '' };
  const one = await startServer({ databaseUrl, environment });
  const other = await startServer({ databaseUrl, environment });
  const codeOf = ({ output }: typeof one) => LINK.exec(output.all)?.[1];
  await expect.poll(() => codeOf(one)).toBeTruthy();
  await expect.poll(() => codeOf(other)).toBeTruthy();
  expect(codeOf(one)).not.toBe(codeOf(other));

  // With the link of one process at the other, as behind a load balancer.
  const complete = (url: string, code: string | undefined) =>
    callServer(url, completeSetup.path, {
      method: 'POST',
      origin: one.url,
      body: {
        code,
        email: 'nora@grace.example',
        firstName: 'Nora',
        lastName: 'Newcomer',
        password: PASSWORD,
        assemblyName: 'Grace Church',
        timeZone: 'Europe/Zurich',
        publicUrl: one.url,
      },
    });
  expect((await complete(one.url, codeOf(other))).status).toBe(201);
  // The demo refuses proxies.
  const readThroughProxy = async () =>
    await (
      await callServer(other.url, screens.login, { headers: { 'x-forwarded-for': '192.0.2.7' } })
    ).text();
  await expect.poll(readThroughProxy).toContain('Grace Church');

  const { email } = DEMO_PEOPLE[0];
  const signIn = await callServer(other.url, '/api/session', {
    method: 'POST',
    origin: one.url,
    body: { email, password: DEMO_PASSWORD },
  });
  expect(signIn.status).toBe(401);
  expect((await complete(other.url, codeOf(one))).status).toBe(410);
  expect(await (await callServer(other.url, getSetup.path)).json()).toEqual({ state: 'done' });
});
