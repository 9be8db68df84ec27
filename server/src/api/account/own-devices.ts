import {
  addDevice,
  getPushKey,
  removeDevice,
} from '@assembly/contract/endpoints/notifications/notifications';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { sendDeviceToken } from '../../auth/device-token.ts';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { addPushDevice, removePushDevice } from '../../notifications/queue/push-devices.ts';
import { checkSubscription } from '../../notifications/send/push/check-subscription.ts';
import { ensurePushKey } from '../../notifications/send/push/push-key.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

/** The browsers in which a member gets push messages. */
export function ownDevicesApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, changes, now, settings } = context;

  route(app, getPushKey, async () => {
    const { publicKey } = await ensurePushKey(db, settings, now());
    return { key: publicKey };
  });

  route(app, addDevice, async (request) => {
    const { endpoint, keys, topics } = request.body;
    const fields = checkSubscription(request.body, settings.current().notifications.pushHosts);
    if (Object.keys(fields).length > 0) throw new Problem('invalid_input', { fields });
    const user = userOf(request);
    await limitAttempts(db, 'deviceChange', attemptOf(request, user.email, now()));
    const id = await addPushDevice(db, { endpoint, ...keys, topics }, actorOf(request, now()));
    if (config.deviceTokenUrl) sendDeviceToken(config.deviceTokenUrl, user, endpoint, request.log);
    // The person's other browsers refetch the devices.
    changes.publish({ topic: 'session', userId: user.id });
    return { id };
  });

  route(app, removeDevice, async (request) => {
    const { id: userId } = userOf(request);
    const isRemoved = await removePushDevice(db, userId, request.params.id);
    if (isRemoved) changes.publish({ topic: 'session', userId });
  });
}
