import { api } from '@assembly/contract/paths';
import { environmentFor } from '@assembly/sandbox/environment';
import { demoOptions } from '@assembly/sandbox/options';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { callApi } from './call-api.ts';
import { cookieFor, newEmail, PASSWORD, type Person, usePasswordLink } from './people.ts';
import { linkIn, runCommand } from './run-command.ts';
import type { Assembly } from './start-assembly.ts';
import { expect, type test } from './test.ts';

type Programs = Parameters<Parameters<typeof test>[2]>[0]['programs'];
export type Google = Awaited<ReturnType<typeof startSandbox>>;

/** An assembly that copies from a Google of the test's own, which holds nothing yet, and its administrator. */
export async function startWithOwnGoogle(programs: Programs, more: Record<string, string> = {}) {
  const google = await startSandbox();
  google.setCalendar([]);
  google.setTasks([]);
  google.setDrive([]);
  const assembly = await programs.start({
    environment: {
      ...environmentFor(google),
      ASSEMBLY_TIME_ZONE: demoOptions.timeZone,
      ...more,
    },
  });
  const admin = { email: newEmail(), password: PASSWORD };
  const { output } = await runCommand(assembly, 'admin', admin.email);
  await usePasswordLink(assembly, linkIn(output), PASSWORD);
  return { google, assembly, admin };
}

/** Copies everything, and waits until it is there. */
export async function sync(assembly: Assembly, admin: Person): Promise<void> {
  const headers = { cookie: await cookieFor(assembly, admin) };
  const started = await callApi(assembly, api.sync, { method: 'POST', body: {}, headers });
  expect(started.status).toBe(202);
  await expect
    .poll(async () => {
      const answer = await callApi(assembly, api.sync, { headers });
      return ((await answer.json()) as { running: unknown }).running;
    })
    .toBeFalsy();
}
