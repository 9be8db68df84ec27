import { statusOf } from '../actions/action.ts';
import type { NotificationRow, State } from '../read-state.ts';
import { ENVIRONMENT } from '../world.ts';

const MEMBER_TOPICS = ['announcements', 'events', 'sermons'];

/** What a person has chosen for a topic, as the settings screen says it. Written anew: the product's SQL is tested by it. */
function choiceOf({ choices }: State, userId: string, topic: string): string {
  const chosen = choices.find((one) => one.userId === userId && one.topic === topic)?.choice;
  return chosen ?? (topic === 'signUps' ? 'email' : ENVIRONMENT.NOTIFICATION_DEFAULT);
}

/** Whether this person is to get emails about the topic. */
export function wantsEmail(state: State, userId: string, topic: string): boolean {
  const user = state.users.find(({ id }) => id === userId);
  if (!user || state.paused.some((one) => one.userId === userId)) return false;
  const status = statusOf(state, user.email);
  const isAdmin = status === 'administrator';
  if (status !== 'member' && !isAdmin) return false;
  if (topic === 'signUps') return isAdmin && choiceOf(state, userId, topic) === 'email';
  if (topic !== 'weekly') return choiceOf(state, userId, topic) === 'email';
  const topics = isAdmin ? [...MEMBER_TOPICS, 'signUps'] : MEMBER_TOPICS;
  return topics.some((one) => choiceOf(state, userId, one) === 'weekly');
}

/** Whether this browser is to get push messages about the topic. */
export function wantsPush(state: State, deviceId: string, { topic }: NotificationRow): boolean {
  const device = state.devices.find(({ id }) => id === deviceId);
  const user = state.users.find(({ id }) => id === device?.userId);
  if (!device || !user) return false;
  const status = statusOf(state, user.email);
  const mayGet = topic === 'signUps' ? ['administrator'] : ['member', 'administrator'];
  return topic !== 'weekly' && device.topics.includes(`"${topic}"`) && mayGet.includes(status);
}

/** Everything that decides what a person gets, to see whether it has changed. */
export function wishesOf(state: State, userId: string): string {
  const of = <Row extends { userId: string }>(rows: Row[]) =>
    rows.filter((row) => row.userId === userId);
  const user = state.users.find(({ id }) => id === userId);
  return JSON.stringify([user, of(state.choices), of(state.paused), of(state.devices)]);
}

const [QUIET_FROM = 0, QUIET_TO = 0] = ENVIRONMENT.QUIET_HOURS.split('-').map(Number);
const hours = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  timeZone: ENVIRONMENT.ASSEMBLY_TIME_ZONE,
});

/** The quiet hours span midnight. */
export function isQuietHour(now: number): boolean {
  const hour = Number(hours.format(now));
  return hour >= QUIET_FROM || hour < QUIET_TO;
}
