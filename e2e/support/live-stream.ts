import { api } from '@assembly/contract/paths';
import { callApi } from './call-api.ts';
import type { Assembly } from './start-assembly.ts';
import { expect } from './test.ts';

/** Listens at /api/live until the server ends it. */
export async function openLiveStream(assembly: Pick<Assembly, 'url'>, cookie: string) {
  const answer = await callApi(assembly, api.live, { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  return { ended: answer.text() };
}
