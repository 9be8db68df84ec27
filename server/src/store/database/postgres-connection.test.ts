import { SECOND_MS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/databases/each-database.ts';
import { type Line, lineTo } from '../../testing/databases/postgres-relay.ts';
import { takeLease } from './lease.ts';
import { openNotifications } from './notifications.ts';
import { isUnavailable } from './store-error.ts';

/** A line that does not answer is given up after five seconds. */
const GIVEN_UP_WITHIN = { timeout: 10 * SECOND_MS };

async function listenAlong(line: Line) {
  const heard: string[] = [];
  const notifications = await openNotifications(line.url, {
    onText: (text) => heard.push(text),
    onBack: () => heard.push('(back)'),
    onError: () => {},
  });
  onTestFinished(() => notifications.close());
  return { notifications, heard };
}

test('whoever is closed in the middle of coming back leaves no connection behind', async () => {
  const line = await lineTo(await freshDatabaseUrl('PostgreSQL'));
  const { notifications, heard } = await listenAlong(line);
  line.fallSilent();
  line.cut();
  // It asks again, and is kept waiting.
  await expect.poll(line.asked).toBe(2);
  await notifications.close();
  await expect.poll(line.open).toBe(0);
  expect(line.asked()).toBe(2);
  expect(heard).toEqual([]);
});

test('a line that takes what is said and answers nothing is given up for another', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [line, elsewhere] = [await lineTo(url), await lineTo(url)];
  const { notifications, heard } = await listenAlong(line);
  const other = await listenAlong(elsewhere);
  line.fallSilent();
  await expect(notifications.send('into the void')).rejects.toThrow('timeout');
  line.speak();
  await expect.poll(() => heard, GIVEN_UP_WITHIN).toEqual(['(back)']);
  await notifications.send('here I am');
  await expect.poll(() => other.heard).toEqual(['here I am']);
});

test('a lease that PostgreSQL does not answer for is refused as unavailable, and may be taken later', async () => {
  const line = await lineTo(await freshDatabaseUrl('PostgreSQL'));
  line.fallSilent();
  const refusal = await takeLease(line.url, 'sync').catch((error: unknown) => error);
  expect(isUnavailable(refusal), `${refusal}`).toBe(true);
  await expect.poll(line.open).toBe(0);
  line.speak();
  const lease = await takeLease(line.url, 'sync');
  expect(await takeLease(line.url, 'sync')).toBeUndefined();
  await lease?.release();
  await expect.poll(line.open).toBe(0);
});
