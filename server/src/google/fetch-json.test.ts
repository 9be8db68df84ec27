import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf, QUICK } from '../testing/fixtures/test-google.ts';
import { fetchJson, type HttpRequest } from './fetch-json.ts';

/** A server that compresses its replies. */
async function startCompressing(text: string): Promise<HttpRequest> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { service: 'Drive', notFound: 'not_found', url, headers: {} };
}

test('a compressed reply is decompressed', async () => {
  const call = await startCompressing('{"items":[]}');
  expect(await fetchJson(call, QUICK)).toEqual({ items: [] });
});

test('a reply that is small only while compressed is too large', async () => {
  const text = `{"items":["${' '.repeat(QUICK.answerMaxBytes)}"]}`;
  expect(gzipSync(text).length).toBeLessThan(QUICK.answerMaxBytes / 100);
  const call = await startCompressing(text);
  expect((await failureOf(fetchJson(call, QUICK))).kind).toBe('too_large');
});
