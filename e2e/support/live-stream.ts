import { followChanges } from '@assembly/contract/endpoints/session';
import { expect } from '@playwright/test';
import { callApi } from './call-api.ts';
import type { Assembly } from './start-assembly.ts';

/** Opens the live stream; `ended` resolves with its text when the server ends it. */
export async function openLiveStream(assembly: Pick<Assembly, 'url'>, cookie: string) {
  const reply = await callApi(assembly, followChanges.path, { headers: { cookie } });
  expect(reply.status).toBe(200);
  return { ended: reply.text() };
}
