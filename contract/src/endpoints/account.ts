import {
  accountChangeSchema,
  accountDeletionSchema,
  accountExportSchema,
  createdFeedSchema,
  feedsReplySchema,
  ownSessionsReplySchema,
} from '../account/account.ts';
import { userReplySchema } from '../user.ts';
import { endpoint } from './endpoint.ts';

export const getAccount = endpoint('member', 'GET', '/api/account', {
  reply: { status: 200, json: userReplySchema },
});

export const changeAccount = endpoint('member', 'PATCH', '/api/account', {
  body: accountChangeSchema,
  reply: { status: 200, json: userReplySchema },
  problems: ['invalid_credentials', 'password_policy', 'too_many_attempts', 'busy'],
});

export const deleteAccount = endpoint('member', 'DELETE', '/api/account', {
  body: accountDeletionSchema,
  reply: { status: 204 },
  problems: ['invalid_credentials', 'last_admin', 'too_many_attempts', 'busy'],
});

export const exportAccount = endpoint('member', 'GET', '/api/account/export', {
  reply: { status: 200, json: accountExportSchema },
});

export const listOwnSessions = endpoint('member', 'GET', '/api/account/sessions', {
  reply: { status: 200, json: ownSessionsReplySchema },
});

export const endOwnSession = endpoint('member', 'DELETE', '/api/account/sessions/:id', {
  reply: { status: 204 },
  problems: ['session_not_found'],
});

export const listFeeds = endpoint('member', 'GET', '/api/account/feeds', {
  reply: { status: 200, json: feedsReplySchema },
});

export const createFeed = endpoint('member', 'POST', '/api/account/feeds', {
  reply: { status: 201, json: createdFeedSchema },
  problems: ['too_many_feeds', 'too_many_attempts', 'busy'],
});

export const revokeFeed = endpoint('member', 'DELETE', '/api/account/feeds/:id', {
  reply: { status: 204 },
  problems: ['feed_not_found'],
});

export const getCalendarFeed = endpoint('anyone', 'GET', '/feeds/:token/calendar.ics', {
  reply: { status: 200, text: 'text/calendar' },
  problems: ['feed_not_found'],
});

export const getSermonsFeed = endpoint('anyone', 'GET', '/feeds/:token/sermons.xml', {
  reply: { status: 200, text: 'application/rss+xml' },
  problems: ['feed_not_found'],
});

/** As the podcast namespace defines it. */
export const getFeedChapters = endpoint('anyone', 'GET', '/feeds/:token/files/:id/chapters.json', {
  reply: { status: 200, text: 'application/json+chapters' },
  problems: ['feed_not_found', 'file_not_found'],
});

export const getFeedFile = endpoint('anyone', 'GET', '/feeds/:token/files/:id', {
  reply: { status: 200, bytes: 'audio/*' },
  problems: ['feed_not_found', 'file_not_found', 'google_failed', 'too_many_downloads'],
});
