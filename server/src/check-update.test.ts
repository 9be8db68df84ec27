import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkUpdate, isNewer } from './check-update.ts';
import { assembly } from './testing/processes/run-command.ts';

const RELEASE = {
  tag_name: 'v9.1.0',
  body: 'Faster\u001b[31m.\r\n\r\n- Backups',
  html_url: 'https://example.org/releases/9.1.0',
};

async function startReleases(answer: () => string, status = 200) {
  const headers: object[] = [];
  const server = createServer((request, reply) => {
    headers.push(request.headers);
    reply.writeHead(status).end(answer());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`, headers };
}

test('a newer release is found, with its changes as plain text', async () => {
  const { url } = await startReleases(() => JSON.stringify(RELEASE));
  expect(await checkUpdate(url, '1.0.0')).toEqual({
    version: '9.1.0',
    changes: 'Faster[31m.\n\n- Backups',
    url: 'https://example.org/releases/9.1.0',
  });
  expect(await checkUpdate(url, '9.1.0')).toBeUndefined();
});

test.each([
  ['v1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
  ['2.0.0-rc.1', '1.0.0', false],
  ['nightly', '1.0.0', false],
])('%s compared with %s', (tag, current, expected) => {
  expect(isNewer(tag, current)).toBe(expected);
});

test('an answer that is too large, an error or has no web address is rejected', async () => {
  const answers: [string, number?][] = [
    [' '.repeat(2 * 1024 * 1024)],
    [JSON.stringify(RELEASE), 404],
    [JSON.stringify({ ...RELEASE, html_url: 'javascript:alert(1)' })],
    ['<html>'],
  ];
  for (const [text, status] of answers) {
    const { url } = await startReleases(() => text, status);
    await expect(checkUpdate(url, '1.0.0')).rejects.toThrow();
  }
});

test('the command says what is new, and sends nothing about the assembly', async () => {
  const { url, headers } = await startReleases(() => JSON.stringify(RELEASE));
  const { code, out } = await assembly(['check-update'], { UPDATE_URL: url });
  expect(code).toBe(0);
  expect(out).toContain('Version 9.1.0 is available; this is');
  expect(out).toContain('- Backups');
  expect(headers).toHaveLength(1);
  expect(headers[0]).toMatchObject({ 'user-agent': 'assembly' });
  const without = await assembly(['check-update'], {});
  expect(without).toMatchObject({ code: 1 });
  expect(without.err).toContain('UPDATE_URL is not set');
});
