import {
  openUnsubscribePage,
  unsubscribeFromEmails,
} from '@assembly/contract/endpoints/notifications/unsubscribe';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hasTokenFormat } from '../../auth/token.ts';
import { findUnsubscribeLink, unsubscribe } from '../../notifications/queue/unsubscribe-links.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { registerMailPages } from '../mail-page.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

const NOT_FOUND =
  'This link is incomplete or no longer valid. If you have an account, you can change your notifications there.';

/** The page behind the unsubscribe link of notification emails. */
export function unsubscribeApi(parent: FastifyInstance, context: AppContext): void {
  const { db, settings, changes } = context;
  async function requireLink(token: string) {
    const link = hasTokenFormat(token) ? await findUnsubscribeLink(db, token) : undefined;
    if (!link) throw new Problem('not_found', { detail: NOT_FOUND });
    return link;
  }
  const pageOf = (state: Parameters<typeof unsubscribePage>[1]) =>
    unsubscribePage(settings.current().publicUrl, state);

  registerMailPages(
    parent,
    context,
    (problem) => pageOf({ problem }),
    (app, render) => {
      route(app, openUnsubscribePage, async (request) => {
        const { topic } = await requireLink(request.params.token);
        return render(pageOf({ topic, isDone: false }));
      });

      route(app, unsubscribeFromEmails, async (request) => {
        const link = await requireLink(request.params.token);
        await unsubscribe(db, link);
        // The person's open browsers show it.
        changes.publish({ topic: 'session', userId: link.userId });
        return render(pageOf({ topic: link.topic, isDone: true }));
      });
    },
  );
}
