import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { UNCONFIRMED } from '../mail/mail-error.ts';
import type { ItemDelivery } from '../store/notify/item-deliveries.ts';
import type { EventContent } from '../store/notify/notification-content.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { at, movedEvent } from '../testing/fixtures/test-notifications.ts';
import { openTestSender } from '../testing/fixtures/test-sender.ts';
import { compareWithKnown } from './news-for-recipient.ts';

type EventDelivery = ItemDelivery<EventContent>;

const onDay = (hour: number) =>
  at(`2026-11-20T${hour}:00:00.000Z`, `2026-11-20T${hour + 1}:00:00.000Z`);
const move = (from: number, to: number) => movedEvent({ before: onDay(from), after: onDay(to) });
const cancel = (hour: number) =>
  movedEvent({ change: 'cancelled', before: onDay(hour), after: null });
const reinstate = (hour: number) =>
  movedEvent({ change: 'reinstated', before: onDay(hour), after: onDay(hour) });
const delivery = (content: EventContent, fields: Partial<EventDelivery>): EventDelivery => ({
  id: 'd',
  itemId: 'e',
  state: 'dropped',
  error: '',
  leasedUntil: 0,
  notificationState: 'queued',
  content,
  ...fields,
});
const sent = (content: EventContent) => delivery(content, { state: 'sent' });
const missed = (content: EventContent) => delivery(content, {});
const tried = (content: EventContent) =>
  delivery(content, { state: 'waiting', error: UNCONFIRMED });

test.each<[string, EventDelivery[], EventContent, EventContent | undefined]>([
  ['nothing else', [], move(18, 19), move(18, 19)],
  ['the move before', [sent(move(18, 19))], move(19, 20), move(19, 20)],
  ['no message about the first move', [missed(move(18, 19))], move(19, 20), move(18, 20)],
  ['no message about a move back', [missed(move(18, 19))], move(19, 18), undefined],
  ['perhaps the move before', [tried(move(18, 19))], move(19, 18), move(19, 18)],
  ['only the first move', [sent(move(18, 19)), missed(move(19, 20))], move(20, 21), move(19, 21)],
  ['no message that it was canceled', [missed(cancel(18))], reinstate(18), undefined],
  ['that it was canceled', [sent(cancel(18))], reinstate(18), reinstate(18)],
  [
    'only that it was canceled',
    [sent(cancel(18)), missed(reinstate(18))],
    move(18, 19),
    move(18, 19),
  ],
  [
    'only that it was canceled, and it is again',
    [sent(cancel(18)), missed(reinstate(18))],
    cancel(18),
    undefined,
  ],
])(
  'to someone who received %s, the next change says what is new to them',
  (_, earlier, next, expected) => {
    expect(compareWithKnown(next, earlier, 1)).toEqual(expected);
  },
);

onEachDatabase(
  'an event that is moved again and again while the mail server is down',
  (database) => {
    test('members get the newest time only, and nothing if it is back where it was', async () => {
      const environment = { ASSEMBLY_TIME_ZONE: 'UTC', QUIET_HOURS: '' };
      const opened = await openTestSender({ database, environment });
      const { addMember, notify, sender, send, clock, mailServer, deliveries } = opened;
      await addMember({ events: 'email' });
      const add = async (itemId: string, content: EventContent) => {
        await notify({ topic: 'events', itemId, content });
        await sender.queue();
        clock.now += 10 * MINUTE_MS;
      };
      await add('a', move(18, 19));
      await add('b', move(15, 16));
      await add('a', move(19, 20));
      await add('b', move(16, 15));
      clock.now += HOUR_MS;
      await send();
      expect(mailServer.messages).toHaveLength(1);
      const states = (await deliveries()).map(({ state }) => state).sort();
      expect(states).toEqual(['dropped', 'dropped', 'dropped', 'sent']);
      expect(mailServer.messages[0]?.source).toContain('Before: Friday 20 November, 18:00');
      expect(mailServer.messages[0]?.source).toContain('Now: Friday 20 November, 20:00');
    });
  },
);

onEachDatabase('a summary after a restored snapshot', (database) => {
  test('leaves out what a member has already got a message about', async () => {
    const opened = await openTestSender({ database, environment: { QUIET_HOURS: '' } });
    const { addMember, notify, send, clock, mailServer, recipients } = opened;
    const summarize = async (...ids: string[]) => {
      clock.now += 10 * MINUTE_MS;
      const items = ids.map((id) => ({ id, title: `Title of ${id}` }));
      const content = { kind: 'summary', topic: 'announcements', reason: 'restored' } as const;
      await notify({ itemId: '', content: { ...content, count: items.length, items } });
      await send();
    };
    await addMember({ announcements: 'email' }, { email: 'a@example.org' });
    await notify({ itemId: 'choir' });
    await send();
    await addMember({ announcements: 'email' }, { email: 'b@example.org' });
    await summarize('choir');
    expect(recipients()).toEqual(['a@example.org', 'b@example.org']);
    await summarize('choir', 'other');
    const last = mailServer.messages.slice(-2).toSorted((a, b) => (`${a.to}` < `${b.to}` ? -1 : 1));
    expect(last.map(({ to, source }) => [`${to}`, source.includes('Title of choir')])).toEqual([
      ['a@example.org', false],
      ['b@example.org', true],
    ]);
  });
});
