import {
  changeNotifications,
  getNotifications,
  resumeEmails,
} from '@assembly/contract/endpoints/notifications/notifications';
import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readChoices, setChoices } from '../../notifications/queue/choices.ts';
import { endEmailPause, readEmailPause } from '../../notifications/queue/email-pauses.ts';
import { listDevicesOf } from '../../notifications/queue/push-devices.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

export function notificationsApi(app: FastifyInstance, context: AppContext): void {
  const { db, changes, now, settings } = context;

  async function describe(request: FastifyRequest): Promise<NotificationsReply> {
    const user = userOf(request);
    const { mail, notifications } = settings.current();
    return {
      ...(await readChoices(db, user, notifications.defaultChoice)),
      isEmailOffered: notifications.isEmailOn && mail.smtpUrl !== undefined,
      weeklyEmail: notifications.weeklyEmail ?? null,
      paused: await readEmailPause(db, user.id),
      devices: await listDevicesOf(db, actorOf(request, now())),
    };
  }

  route(app, getNotifications, describe);

  route(app, changeNotifications, async (request) => {
    const user = userOf(request);
    if (request.body.signUps && !user.isAdmin) {
      const fields = { signUps: 'Only administrators are notified of sign-ups.' };
      throw new Problem('invalid_input', { fields });
    }
    await setChoices(db, user.id, request.body);
    // The person's other browsers show it too.
    changes.publish({ topic: 'session', userId: user.id });
    return await describe(request);
  });

  route(app, resumeEmails, async (request) => {
    const { id: userId } = userOf(request);
    const wasPaused = await endEmailPause(db, userId);
    if (wasPaused) changes.publish({ topic: 'session', userId });
  });
}
