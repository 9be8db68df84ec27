import { setImmediate as nextTick } from 'node:timers/promises';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { createAttemptQueue } from './attempt-queue.ts';

const ATTACKER = '192.0.2.66';
const MEMBER = '198.51.100.1';
const RUNNING = 3;
const WAITING = 50;

/** A queue of attempts that last until the test finishes them. */
function openQueue() {
  let now = 0;
  const queue = createAttemptQueue(() => now);
  const started: string[] = [];
  const refused: string[] = [];
  const unfinished: (() => void)[] = [];
  const send = (address: string, times = 1) => {
    for (let n = 0; n < times; n += 1) {
      const work = () => {
        started.push(address);
        return new Promise<void>((resolve) => void unfinished.push(resolve));
      };
      void queue.run(address, work).catch(({ code }) => void refused.push(`${address} ${code}`));
    }
  };
  const finish = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await nextTick();
      unfinished.shift()?.();
    }
    await nextTick();
  };
  const complete = (address: string) => queue.run(address, async () => {});
  const passMinutes = (minutes: number) => {
    now += minutes * MINUTE_MS;
  };
  return { queue, started, refused, send, finish, complete, passMinutes };
}

test('networks take turns, whichever sends more', async () => {
  const { started, send, finish } = openQueue();
  send(ATTACKER, RUNNING + 10);
  send(MEMBER, 2);
  send('2001:db8::1');
  await finish(6);
  expect(started.slice(RUNNING)).toEqual([
    ATTACKER,
    MEMBER,
    '2001:db8::1',
    MEMBER,
    ATTACKER,
    ATTACKER,
  ]);
});

test('a network can use the whole queue, but gives up a slot to another one', async () => {
  const { queue, started, refused, send, finish } = openQueue();
  send(ATTACKER, RUNNING + WAITING);
  await nextTick();
  expect(refused).toEqual([]);
  send(ATTACKER);
  await nextTick();
  expect(refused).toEqual([`${ATTACKER} busy`]);
  send(MEMBER);
  await nextTick();
  expect(refused).toEqual([`${ATTACKER} busy`, `${ATTACKER} busy`]);
  expect(queue.size()).toBe(RUNNING + WAITING);
  await finish(2);
  expect(started).toContain(MEMBER);
});

test.each([
  ['ten networks', (n: number) => `192.0.2.${n % 10}`],
  ['thousands of networks under one IPv6 prefix', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
])('%s cannot fill the queue together', async (_title, addressOf) => {
  const { started, refused, send, finish } = openQueue();
  for (let n = 0; n < 1000; n += 1) send(addressOf(n));
  send(MEMBER);
  await nextTick();
  expect(refused).not.toContain(`${MEMBER} busy`);
  await finish(11);
  expect(started).toContain(MEMBER);
});

test('strangers in sixty networks cannot fill the queue again and again, not even with valid attempts', async () => {
  const { queue, started, refused, send, finish, complete, passMinutes } = openQueue();
  const strangers = Array.from({ length: 60 }, (_, n) => `192.0.2.${n}`);
  for (const address of strangers) await complete(address);
  for (const address of strangers) send(address);
  for (const address of [MEMBER, '198.51.100.2']) send(address);
  await nextTick();
  expect(refused).not.toContain(`${MEMBER} busy`);
  expect(refused).not.toContain('198.51.100.2 busy');
  expect(queue.size()).toBe(RUNNING + WAITING);
  await finish(4);
  expect(started.slice(RUNNING)).toEqual([strangers[5], MEMBER, strangers[6], '198.51.100.2']);

  await finish(RUNNING + WAITING);
  passMinutes(10);
  for (const address of strangers) send(address);
  send(MEMBER);
  await nextTick();
  expect(refused.at(-1)).toBe(`${MEMBER} busy`);
});

test('a person who has mistyped once goes before a network that keeps signing in', async () => {
  const { started, send, finish, complete } = openQueue();
  await complete(MEMBER);
  for (let n = 0; n < 5; n += 1) await complete(ATTACKER);
  send(ATTACKER, WAITING);
  send(MEMBER);
  await finish(2);
  expect(started.slice(RUNNING)).toEqual([ATTACKER, MEMBER]);
});

test('networks with fewer attempts do not keep overtaking an attempt of a busy network', async () => {
  const { started, send, finish, complete, passMinutes } = openQueue();
  for (let n = 0; n < 5; n += 1) await complete(MEMBER);
  for (let n = 0; n < RUNNING; n += 1) send(`192.0.2.${n}`);
  send(MEMBER);
  passMinutes(0.01);
  for (let n = 0; n < 40; n += 1) send(`192.0.2.${100 + n}`);
  await finish(2);
  expect(started.slice(RUNNING)).toContain(MEMBER);
});

test('a network with one attempt keeps its slot before networks with several', async () => {
  const { refused, send, complete } = openQueue();
  const strangers = Array.from({ length: 60 }, (_, n) => `192.0.2.${n}`);
  for (const address of [...strangers, ...strangers, MEMBER]) await complete(address);
  for (const address of [...strangers, MEMBER]) send(address);
  await nextTick();
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).not.toContain(`${MEMBER} busy`);
});

test('an attempt that has waited for half a minute is refused, because the person has probably left', async () => {
  const { queue, started, refused, send, finish, passMinutes } = openQueue();
  send(ATTACKER, RUNNING + 1);
  send(MEMBER);
  passMinutes(0.4);
  send('198.51.100.2');
  passMinutes(0.2);
  await finish(1);
  expect(refused).toEqual([`${ATTACKER} busy`, `${MEMBER} busy`]);
  expect(started.slice(RUNNING)).toEqual(['198.51.100.2']);
  expect(queue.size()).toBe(RUNNING);
});

test('a failed attempt makes room for the next', async () => {
  const { queue, started, send } = openQueue();
  const failing = Array.from({ length: RUNNING }, () =>
    queue.run(ATTACKER, async () => {
      throw new Error('the database is gone');
    }),
  );
  send(MEMBER);
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected');
  await nextTick();
  expect(started).toEqual([MEMBER]);
  expect(queue.size()).toBe(1);
});
