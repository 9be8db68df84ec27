import { expect, test } from 'vitest';
import { fitPayload, PAYLOAD_MAX_BYTES } from './fit-payload.ts';

const REST = { path: '/web/event?open=1', tag: 'events 1' };

test('a short message stays as it is', () => {
  const payload = { title: 'Choir', body: 'Moved to 19:00', ...REST };
  expect(JSON.parse(fitPayload(payload))).toEqual(payload);
});

test.for([
  ['text of 10 MB', 'x'.repeat(10_000_000)],
  ['emoji', '🎉'.repeat(5000)],
  ['control characters', '\u0007'.repeat(5000)],
  ['right-to-left text', 'שלום '.repeat(2000)],
  ['halves of characters', '\uD800'.repeat(5000)],
] as const)('%s is cut to what a push service accepts', ([, text]) => {
  const json = fitPayload({ title: text, body: text, ...REST });
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(PAYLOAD_MAX_BYTES);
  expect(Buffer.byteLength(json)).toBeGreaterThan(PAYLOAD_MAX_BYTES / 2);
  const sent = JSON.parse(json);
  expect(sent).toMatchObject(REST);
  expect(text.startsWith(sent.body.slice(0, -1))).toBe(true);
});
