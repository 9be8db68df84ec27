import { getSync } from '@assembly/contract/endpoints/sync';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect } from '@playwright/test';
import { callApi } from './call-api.ts';
import { cookieFor, demo } from './people.ts';
import type { Assembly } from './processes/start-assembly.ts';

/** The demo answers before its first sync has ended. */
export async function waitForContent(assembly: Assembly): Promise<void> {
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  const isSynced = async () => {
    const reply = await callApi(assembly, getSync.path, { headers });
    const { running, runs } = (await reply.json()) as { running: unknown; runs: unknown[] };
    return !running && runs.length > 0;
  };
  await expect.poll(isSynced, { timeout: MINUTE_MS }).toBe(true);
}
