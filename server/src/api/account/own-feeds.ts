import {
  createFeed,
  getCalendarFeed,
  getSermonsFeed,
  listFeeds,
  revokeFeed,
} from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { absoluteUrl } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { createToken, hashToken } from '../../auth/token.ts';
import { addFeed, listFeedsOf, removeFeed } from '../../store/users/feeds.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

export function ownFeedsApi(app: FastifyInstance, context: AppContext): void {
  const { db, changes, now, settings } = context;

  route(app, listFeeds, async (request) => ({ items: await listFeedsOf(db, userOf(request).id) }));

  route(app, createFeed, async (request) => {
    const { id: userId, email } = userOf(request);
    await limitAttempts(db, 'feedCreation', attemptOf(request, email, now()));
    const token = createToken();
    const id = hashToken(token);
    await addFeed(db, id, actorOf(request, now()));
    // The person's other browsers refetch the links, administrators the audit log.
    changes.publish({ topic: 'session', userId });
    changes.publish({ topic: 'users' });
    const { publicUrl } = settings.current();
    return {
      id,
      calendarUrl: absoluteUrl(publicUrl, addressOf(getCalendarFeed, { params: { token } })),
      sermonsUrl: absoluteUrl(publicUrl, addressOf(getSermonsFeed, { params: { token } })),
    };
  });

  route(app, revokeFeed, async (request) => {
    const user = userOf(request);
    const isRemoved = await removeFeed(db, request.params.id, { user, now: now() });
    if (!isRemoved) throw new Problem('feed_not_found');
    // This closes the downloads of this feed, in every process.
    changes.publish({ topic: 'session', userId: user.id });
    changes.publish({ topic: 'users' });
  });
}
