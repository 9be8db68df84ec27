import { DAY_MS } from '@assembly/contract/limits';
import { accountKey, choiceKey, devicesKey } from '../actions/action.ts';
import type { DeliveryRow, NotificationRow, State } from '../read-state.ts';
import type { Message } from '../services/message-log.ts';
import type { World } from '../world.ts';
import { isQuietHour, wantsEmail, wantsPush, wishesOf } from './wishes.ts';

/** What is compared at the end of a round. */
interface Round {
  world: World;
  before: State;
  after: State;
  startedAt: number;
}

/** Nobody gets what they did not ask for, or gets it twice, or at night; and nobody misses what they asked for. */
export function checkMessages(round: Round): string[] {
  return [...checkSent(round), ...checkRecipients(round), ...checkDeliveries(round)];
}

const isIndividual = ({ itemId }: NotificationRow) => itemId !== '';

function notificationOf({ notifications }: State, delivery: DeliveryRow | undefined) {
  return notifications.find(({ id }) => id === delivery?.notificationId);
}

/** Each message of this round. */
function checkSent({ world, before, after, startedAt }: Round): string[] {
  const { log } = world;
  const violations: string[] = [];
  if (isQuietHour(startedAt) && log.beginnings.some(isQuietHour)) {
    violations.push(`something was sent in quiet hours, at ${new Date(startedAt).toISOString()}`);
  }
  for (const message of log.thisRound()) {
    const { channel, to, subject } = message;
    const name = `${channel} "${subject}" to ${to}`;
    if (channel === 'push') {
      const isKnown = [before, after].some(({ devices }) => devices.some(({ id }) => id === to));
      if (!isKnown && !world.expect.isTouched(devicesKey)) violations.push(`${name}: nobody's`);
      continue;
    }
    const delivery = after.deliveries.find(({ id }) => id === message.deliveryId);
    const user = after.users.find(({ email }) => email === to);
    if (!user) {
      if (!before.users.some(({ email }) => email === to)) violations.push(`${name}: has left`);
      continue;
    }
    const notification = notificationOf(after, delivery);
    if (!notification) continue;
    const { topic } = notification;
    const isWanted = [before, after].some((state) => wantsEmail(state, user.id, topic));
    if (!isWanted && !isWishTouched(world, to, topic)) violations.push(`${name}: not asked for`);
  }
  return [...violations, ...findRepeated(world, after)];
}

/** A message may be repeated only if nobody could know that it had been accepted. */
function findRepeated({ log, google }: World, after: State): string[] {
  const violations: string[] = [];
  const emails = log.messages.filter(({ channel }) => channel === 'email');
  for (const same of Map.groupBy(emails, ({ deliveryId }) => deliveryId).values()) {
    if (same.slice(0, -1).some(({ isResultUnknown }) => !isResultUnknown)) {
      violations.push(`email "${same[0]?.subject}" to ${same[0]?.to} was sent again`);
    }
  }
  const pushes = log.messages.filter(({ channel }) => channel === 'push');
  for (const [key, same] of Map.groupBy(pushes, keyOf)) {
    const [deviceId = ''] = key.split(' ');
    if (!after.devices.some(({ id }) => id === deviceId)) continue;
    const deliveries = after.deliveries.filter((one) => one.deviceId === deviceId).length;
    const known = same.filter(({ isResultUnknown }) => !isResultUnknown).length;
    if (known > deliveries) violations.push(`push ${key} was sent again`);
  }
  // The same news in two notifications.
  const sent = after.deliveries.filter(({ state }) => state === 'sent');
  const perPerson = Map.groupBy(sent, (delivery) => {
    const news = newsOf(notificationOf(after, delivery));
    return news && [news, delivery.channel, delivery.userId, delivery.deviceId].join(' ');
  });
  perPerson.delete('');
  for (const [name, deliveries] of perPerson) {
    const [topic = '', itemId = ''] = name.split(' ');
    const most = topic === 'events' ? (google.newsOf.get(itemId) ?? 0) : 1;
    if (deliveries.length > most) {
      violations.push(`${name}: ${deliveries.length} messages about ${most} news`);
    }
  }
  return violations;
}

/** What members would not want to read twice; '' for a summary, which an administrator has sent. */
function newsOf(notification: NotificationRow | undefined): string {
  if (!notification) return '';
  const { topic, itemId, dueAt } = notification;
  if (topic === 'weekly') return `weekly ${dueAt}`;
  return itemId && `${topic} ${itemId}`;
}

/** A notification that was queued in this round has a delivery for each person who wants it, and for nobody else. */
function checkRecipients({ world, before, after }: Round): string[] {
  const violations: string[] = [];
  const wasQueued = new Set(
    before.notifications.flatMap(({ id, state }) => (state === 'queued' ? id : [])),
  );
  const isUnchanged = (userId: string) => wishesOf(before, userId) === wishesOf(after, userId);
  for (const notification of after.notifications) {
    if (notification.state !== 'queued' || wasQueued.has(notification.id)) continue;
    const deliveries = after.deliveries.filter(
      ({ notificationId }) => notificationId === notification.id,
    );
    for (const { id, email } of after.users.filter((user) => isUnchanged(user.id))) {
      if (isWishTouched(world, email, notification.topic)) continue;
      const hasEmail = deliveries.some(
        ({ userId, channel }) => userId === id && channel === 'email',
      );
      if (hasEmail !== wantsEmail(after, id, notification.topic)) {
        violations.push(
          `${email} ${hasEmail ? 'gets' : 'misses'} an email: ${describe(notification)}`,
        );
      }
      if (world.expect.isTouched(devicesKey)) continue;
      for (const device of after.devices.filter(({ userId }) => userId === id)) {
        const hasPush = deliveries.some(({ deviceId }) => deviceId === device.id);
        if (hasPush !== wantsPush(after, device.id, notification)) {
          violations.push(`a browser of ${email} misses or gets ${describe(notification)}`);
        }
      }
    }
  }
  return violations;
}

function isWishTouched({ expect }: World, email: string, topic: string): boolean {
  const topics = topic === 'weekly' ? ['announcements', 'events', 'sermons', 'signUps'] : [topic];
  const keys = [accountKey(email), ...topics.map((one) => choiceKey(email, one))];
  return keys.some((key) => expect.isTouched(key));
}

/** The state of each delivery agrees with what was accepted. */
function checkDeliveries({ world, before, after }: Round): string[] {
  const { log, time, restored } = world;
  const violations: string[] = [];
  const accepted = Map.groupBy(log.messages, keyOf);
  const waited = new Set(
    before.deliveries.flatMap(({ id, state }) => (state === 'waiting' ? id : [])),
  );
  for (const delivery of after.deliveries) {
    const { id, userId, channel, state, createdAt } = delivery;
    const notification = notificationOf(after, delivery);
    if (!notification) continue;
    const name = `${channel} delivery to ${userId}: ${describe(notification)}`;
    const key = channel === 'email' ? id : `${delivery.deviceId} ${tagOf(notification)}`;
    if (state === 'sent' && !accepted.has(key)) violations.push(`${name} was never sent`);
    const isOld = time.latest - createdAt >= DAY_MS;
    const wasRejected = [...log.rejected].some((messageId) => messageId.includes(id));
    if (state === 'failed' && !isOld && !wasRejected) violations.push(`${name} failed`);
    if (state !== 'dropped' || !waited.has(id) || channel !== 'email') continue;
    const isUnchanged = wishesOf(before, userId) === wishesOf(after, userId);
    const email = after.users.find((user) => user.id === userId)?.email ?? '';
    const isStored =
      notification.topic === 'announcements' &&
      isIndividual(notification) &&
      restored.size === 0 &&
      [before, after].every(({ tasks }) => tasks.has(notification.itemId));
    const isWanted = wantsEmail(after, userId, notification.topic);
    if (isUnchanged && isStored && isWanted && !isWishTouched(world, email, notification.topic)) {
      violations.push(`${name} was dropped`);
    }
  }
  return violations;
}

const keyOf = ({ channel, deliveryId, to, subject }: Message) =>
  channel === 'email' ? deliveryId : `${to} ${subject}`;

const tagOf = ({ topic, itemId }: NotificationRow) => (itemId ? `${topic}/${itemId}` : topic);

const describe = ({ topic, itemId, content }: NotificationRow) =>
  `${topic} ${itemId || content.slice(0, 80)}`;
