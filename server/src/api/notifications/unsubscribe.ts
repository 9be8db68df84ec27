import {
  openUnsubscribePage,
  unsubscribeFromEmails,
} from '@assembly/contract/endpoints/mail-pages';
import { notificationsAddress } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hasTokenFormat } from '../../auth/token.ts';
import type { Localization } from '../../create-localize.ts';
import { findUnsubscribeLink, unsubscribe } from '../../notifications/queue/unsubscribe-links.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { registerMailPages } from '../mail-page.ts';

/** The page behind the unsubscribe link of notification emails. */
export function unsubscribeApi(parent: FastifyInstance, context: AppContext): void {
  const { db, changes, localize } = context;
  async function requireLink(token: string) {
    const found = hasTokenFormat(token) ? await findUnsubscribeLink(db, token) : undefined;
    if (!found) throw new Problem('not_found');
    return { ...found, localization: await localize(found) };
  }

  registerMailPages(
    parent,
    context,
    ({ code, message }, t) => ({
      title: code === 'not_found' ? t.linkInvalid : t.unsubscribe.failed,
      text: code === 'not_found' ? t.unsubscribe.notFound : message,
      link: linkToAccount(t),
    }),
    (app, render) => {
      route(app, openUnsubscribePage, async (request) => {
        const { topic, localization } = await requireLink(request.params.token);
        const { mailPages } = localization.t;
        const { title, questions } = mailPages.unsubscribe;
        const link = linkToAccount(mailPages);
        return render(localization, { title, text: questions[topic], button: title, link });
      });

      route(app, unsubscribeFromEmails, async (request) => {
        const { userId, topic, localization } = await requireLink(request.params.token);
        await unsubscribe(db, { userId, topic });
        // The person's open browsers show it.
        changes.publish({ topic: 'session', userId });
        const { mailPages } = localization.t;
        const { doneTitle: title, done } = mailPages.unsubscribe;
        return render(localization, { title, text: done[topic], link: linkToAccount(mailPages) });
      });
    },
  );
}

const linkToAccount = ({ unsubscribe }: Localization['t']['mailPages']) => ({
  label: unsubscribe.changeNotifications,
  path: notificationsAddress,
});
