import {
  openUnsubscribePage,
  unsubscribeFromEmails,
} from '@assembly/contract/endpoints/mail-pages';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { notificationsAddress } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { TOPIC_NOUNS } from '@assembly/contract/text/count-topic';
import type { FastifyInstance } from 'fastify';
import { hasTokenFormat } from '../../auth/token.ts';
import { findUnsubscribeLink, unsubscribe } from '../../notifications/queue/unsubscribe-links.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { registerMailPages } from '../mail-page.ts';

const NOT_FOUND =
  'This link is incomplete or no longer valid. If you have an account, you can change your notifications there.';
const link = { label: 'Change your notifications', path: notificationsAddress };

/** The page behind the unsubscribe link of notification emails. */
export function unsubscribeApi(parent: FastifyInstance, context: AppContext): void {
  const { db, changes } = context;
  async function requireLink(token: string) {
    const found = hasTokenFormat(token) ? await findUnsubscribeLink(db, token) : undefined;
    if (!found) throw new Problem('not_found', { detail: NOT_FOUND });
    return found;
  }

  registerMailPages(
    parent,
    context,
    ({ code, message }) => ({
      title: code === 'not_found' ? 'Link not valid' : 'Could not unsubscribe',
      text: message,
      link,
    }),
    (app, render) => {
      route(app, openUnsubscribePage, async (request) => {
        const { topic } = await requireLink(request.params.token);
        const text = `Stop getting ${describeEmails(topic)}?`;
        return render({ title: 'Unsubscribe', text, button: 'Unsubscribe', link });
      });

      route(app, unsubscribeFromEmails, async (request) => {
        const { userId, topic } = await requireLink(request.params.token);
        await unsubscribe(db, { userId, topic });
        // The person's open browsers show it.
        changes.publish({ topic: 'session', userId });
        const text = `You no longer get ${describeEmails(topic)}.`;
        return render({ title: 'You are unsubscribed', text, link });
      });
    },
  );
}

const describeEmails = (topic: NotificationTopic | 'weekly') =>
  topic === 'weekly' ? 'the weekly email' : `emails about ${TOPIC_NOUNS[topic][1]}`;
