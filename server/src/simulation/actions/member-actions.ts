import {
  NOTIFICATION_CHOICES,
  NOTIFICATION_TOPICS,
} from '@assembly/contract/notifications/notifications';
import { setChoices } from '../../notifications/queue/choices.ts';
import { addPushDevice, removePushDevice } from '../../notifications/queue/push-devices.ts';
import { unsubscribe } from '../../notifications/queue/unsubscribe-links.ts';
import { type Action, choiceKey, devicesKey, emailOf, enter, userOf } from './action.ts';

/** Few, so that two people use the same browser. */
const BROWSERS = 4;

const topicOf = (pick: number) =>
  NOTIFICATION_TOPICS[pick % NOTIFICATION_TOPICS.length] ?? 'events';

export const memberActions = {
  async choose(world, process, { by, pick, who }) {
    const session = await enter(world, process, by);
    if (!session) return;
    const { user } = session;
    const topic = topicOf(pick);
    const choice = NOTIFICATION_CHOICES[who % NOTIFICATION_CHOICES.length] ?? 'off';
    await world.attempt({ [choiceKey(user.email, topic)]: choice }, () =>
      setChoices(process.db, user.id, { [topic]: choice }),
    );
  },

  /** Without signing in, by the link in an email. */
  async unsubscribe(world, { db }, { who, pick }) {
    const email = emailOf(who);
    const topic = topicOf(pick);
    await world.attempt({ [choiceKey(email, topic)]: 'off' }, () =>
      unsubscribe(db, { userId: userOf(world, email).id, topic }),
    );
  },

  async 'turn on push'(world, process, { by, pick }) {
    const session = await enter(world, process, by);
    if (!session) return;
    const { user, id: sessionId } = session;
    const endpoint = `https://push.example.org/${pick % BROWSERS}`;
    const device = { endpoint, p256dh: 'key', auth: 'secret', topics: NOTIFICATION_TOPICS };
    // Whoever used this browser before no longer gets messages in it.
    await world.attempt({ [devicesKey]: 'changed' }, () =>
      addPushDevice(process.db, device, { user, sessionId, now: world.time.now }),
    );
  },

  async 'turn off push'(world, process, { by, pick }) {
    const session = await enter(world, process, by);
    if (!session) return;
    const own = world.state.devices.filter(({ userId }) => userId === session.user.id);
    const device = own[pick % Math.max(1, own.length)];
    if (!device) return;
    await world.attempt({ [devicesKey]: 'changed' }, () =>
      removePushDevice(process.db, session.user.id, device.id),
    );
  },
} satisfies Record<string, Action>;
