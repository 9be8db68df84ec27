import {
  decideHeld,
  getDelivery,
  resumeAllPaused,
} from '@assembly/contract/endpoints/notifications/delivery';
import { Problem } from '@assembly/contract/problem';
import { titleOr } from '@assembly/contract/text/title-or';
import type { FastifyInstance } from 'fastify';
import type { Localization } from '../../create-localize.ts';
import { readDeliveryReport } from '../../notifications/queue/delivery-report.ts';
import { endAllEmailPauses, listPaused } from '../../notifications/queue/email-pauses.ts';
import { dropHeld, listHeld, sendHeld } from '../../notifications/queue/held-notifications.ts';
import { countRecipients, recipientSettingsOf } from '../../notifications/queue/recipients.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import { readLanguages } from '../../store/users/users.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

export function deliveryApi(
  app: FastifyInstance,
  { db, settings, changes, localize, now }: AppContext,
): void {
  async function listHeldWithRecipients({ t }: Localization) {
    const rules = recipientSettingsOf(settings);
    return await Array.fromAsync(await listHeld(db), async (held) => ({
      ...held,
      titles: held.titles.map((title) => titleOr(title, t.updates.untitled)),
      recipients: await countRecipients(db, held.topic, rules, now()),
    }));
  }

  route(app, getDelivery, async (request) => {
    const localization = await localize(await readLanguages(db, userOf(request).id));
    return {
      ...(await readDeliveryReport(db, now(), localization)),
      paused: await listPaused(db),
      held: await listHeldWithRecipients(localization),
    };
  });

  route(app, decideHeld, async (request) => {
    const { id } = request.params;
    const shouldSend = request.body.action === 'send';
    const clock = { now: now(), timeZone: settings.current().assembly.timeZone };
    await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
      const topic = shouldSend ? await sendHeld(trx, id, clock) : await dropHeld(trx, id);
      if (!topic) throw new Problem('not_found', { reason: 'alreadyDecided' });
      await audit(shouldSend ? 'notifications_sent' : 'notifications_dropped', topic);
    });
  });

  route(app, resumeAllPaused, async (request) => {
    const userIds = await asAdmin(db, actorOf(request, now()), endAllEmailPauses);
    // Their account screens say that emails are paused.
    for (const userId of userIds) changes.publish({ topic: 'session', userId });
  });
}
