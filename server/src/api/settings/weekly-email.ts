import {
  getWeeklyEmail,
  sendWeeklyEmail,
} from '@assembly/contract/endpoints/notifications/weekly-email';
import { WEEK_MS } from '@assembly/contract/limits';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import { absoluteUrl, notificationsAddress, unsubscribeAddress } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { issueUnsubscribeToken } from '../../notifications/queue/unsubscribe-links.ts';
import { renderNotification } from '../../notifications/send/render-notification.ts';
import { readLastWeekly } from '../../notifications/weekly/schedule-weekly-email.ts';
import { nextWeeklySlot } from '../../notifications/weekly/weekly-slots.ts';
import { readLanguages } from '../../store/users/users.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';
import { sendToAdmin } from './send-to-admin.ts';

/** For administrators: what members would get now. */
export function weeklyEmailApi(app: FastifyInstance, context: AppContext): void {
  const { db, localize, now, settings } = context;

  async function render({ id }: User, unsubscribeUrl: string) {
    const at = now();
    const since = (await readLastWeekly(db)) ?? at - WEEK_MS;
    return await renderNotification(context, {
      // If the last one was sent a moment ago, it still has the news of the week.
      content: {
        kind: 'weekly',
        since: Math.min(since, at - WEEK_MS),
        at,
        note: settings.current().notifications.weeklyNote,
      },
      topic: 'weekly',
      itemId: '',
      unsubscribeUrl,
      localization: await localize(await readLanguages(db, id)),
      choices: { announcements: 'weekly', events: 'weekly', sermons: 'weekly', signUps: null },
    });
  }

  route(app, getWeeklyEmail, async (request) => {
    await settings.refresh();
    const { assembly, notifications, publicUrl } = settings.current();
    const email = await render(userOf(request), absoluteUrl(publicUrl, notificationsAddress));
    const time = notifications.weeklyEmail && parseWeeklyTime(notifications.weeklyEmail);
    return {
      isEmpty: email === null,
      subject: email?.subject ?? '',
      text: email?.text ?? '',
      html: email?.html ?? '',
      nextAt: time ? nextWeeklySlot(time, assembly.timeZone, now()) : null,
    };
  });

  route(app, sendWeeklyEmail, (request) =>
    sendToAdmin(context, request, async (user) => {
      const token = await issueUnsubscribeToken(db, user.id, 'weekly');
      const { publicUrl } = settings.current();
      const email =
        token && (await render(user, absoluteUrl(publicUrl, unsubscribeAddress(token))));
      if (!email) throw new Problem('not_found', { reason: 'nothingForWeeklyEmail' });
      return email;
    }),
  );
}
