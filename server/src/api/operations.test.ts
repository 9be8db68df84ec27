import { expect, test } from 'vitest';
import { addRun, updateRun } from '../store/content/sync-runs.ts';
import { createRun, finishRun } from '../sync/sync-run.ts';
import { openSyncedApp } from '../testing/fixtures/synced-app.ts';
import { openTestApp, SUNDAY } from '../testing/fixtures/test-app.ts';
import { version } from '../version.ts';

const here = { url: '/metrics', remoteAddress: '127.0.0.1' };

test('a monitor on the host reads requests, durations, streams, the password queue, the event loop and syncs', async () => {
  const { app, call, clock, db, get } = await openSyncedApp();
  await get('/api/events');
  await get('/api/events?search=a+secret+word');
  await call({ url: '/api/users' });
  const run = createRun('test', SUNDAY);
  await addRun(db, run);
  for (const source of Object.values(run.sources)) source.state = 'done';
  await updateRun(db, finishRun(run, SUNDAY));
  clock.now = SUNDAY + 90_000;
  const { statusCode, headers, body } = await app.inject(here);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch('text/plain');
  for (const line of [
    'assembly_http_requests_total{method="GET",route="/api/events",status="200"} 2',
    'assembly_http_requests_total{method="GET",route="/api/users",status="401"} 1',
    'assembly_http_request_seconds_count{route="/api/events"} 2',
    `build_info{version="${version}"} 1`,
    'assembly_live_streams 0',
    'assembly_password_queue 0',
    'assembly_sync_runs{state="done"} 1',
    'assembly_sync_runs{state="failed"} 0',
    'assembly_sync_age_seconds{source="documents"} 90',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds /);
  expect(body).not.toMatch('secret');
});

test('metrics are not served to other machines, nor through a proxy on the same host', async () => {
  const { app } = await openTestApp();
  const statusOf = async (options: object) =>
    (await app.inject({ ...here, ...options })).statusCode;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ remoteAddress: '::1' })).toBe(200);
  expect(await statusOf({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  expect(await statusOf({ remoteAddress: '192.0.2.7' })).toBe(404);
  expect(await statusOf({ remoteAddress: '10.0.0.7' })).toBe(404);
  for (const header of [
    'x-forwarded-for',
    'x-forwarded-proto',
    'X-Forwarded-Host',
    'x-real-ip',
    'via',
    'forwarded',
    'x-cluster-client-ip',
    'X-Envoy-External-Address',
    'x-original-forwarded-for',
    'fastly-client-ip',
    'x-azure-clientip',
    'true-client-ip',
    'cf-ray',
    'cdn-loop',
  ]) {
    expect(await statusOf({ headers: { [header]: '127.0.0.1' } }), header).toBe(404);
  }
});

test('with METRICS_TOKEN, only a monitor that sends it reads the metrics, from anywhere', async () => {
  const token = 'a-token-of-the-monitor';
  const { app } = await openTestApp({ environment: { METRICS_TOKEN: token } });
  const statusOf = async (authorization: string | undefined, more: object = {}) => {
    const headers = { 'x-forwarded-for': '192.0.2.7', ...(authorization && { authorization }) };
    return (await app.inject({ ...here, headers, ...more })).statusCode;
  };
  expect(await statusOf(`Bearer ${token}`)).toBe(200);
  expect(await statusOf(`bearer ${token}`, { remoteAddress: '192.0.2.7' })).toBe(200);
  for (const wrong of [undefined, token, 'Bearer', `Bearer ${token}x`, `Basic ${btoa(token)}`]) {
    expect(await statusOf(wrong), wrong).toBe(404);
  }
  // Without a token, not even from this host.
  expect(await statusOf(undefined, { headers: {} })).toBe(404);
});

test('when the database does not answer, the other metrics are still served', async () => {
  const { app, db } = await openTestApp();
  await db.schema.dropTable('sync_runs').execute();
  const { statusCode, body } = await app.inject(here);
  expect(statusCode).toBe(200);
  expect(body).toMatch('assembly_live_streams 0');
  expect(body).not.toMatch('assembly_sync_runs{');
});
