import {
  changeNotifications,
  getNotifications,
  resumeEmails,
} from '@assembly/contract/endpoints/notifications/notifications';
import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { readChoices, setChoices } from '../../store/notify/choices.ts';
import { endEmailPause, readEmailPause } from '../../store/notify/email-pauses.ts';
import { listDevicesOf } from '../../store/notify/push-devices.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';

export function notificationsApi(app: FastifyInstance, context: AppContext): void {
  const { db, changes, now, settings } = context;

  async function describe(user: User): Promise<NotificationsReply> {
    const { mail, notifications } = settings.current();
    return {
      ...(await readChoices(db, user, notifications.defaultChoice)),
      isEmailOffered: notifications.isEmailOn && mail.smtpUrl !== undefined,
      weeklyEmail: notifications.weeklyEmail ?? null,
      paused: await readEmailPause(db, user.id),
      devices: await listDevicesOf(db, user.id, now()),
    };
  }

  route(app, getNotifications, (request) => describe(userOf(request)));

  route(app, changeNotifications, async (request) => {
    const user = userOf(request);
    if (request.body.signUps && !user.isAdmin) {
      const fields = { signUps: 'Only administrators are notified of sign-ups.' };
      throw new Problem('invalid_input', { fields });
    }
    await setChoices(db, user.id, request.body);
    // The person's other browsers show it too.
    changes.publish({ topic: 'session', userId: user.id });
    return await describe(user);
  });

  route(app, resumeEmails, async (request) => {
    const { id: userId } = userOf(request);
    const wasPaused = await endEmailPause(db, userId);
    if (wasPaused) changes.publish({ topic: 'session', userId });
  });
}
