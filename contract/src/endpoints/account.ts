import {
  accountChangeSchema,
  accountDeletionSchema,
  accountExportSchema,
  createdFeedSchema,
  feedsReplySchema,
  ownSessionsReplySchema,
} from '../account/account.ts';
import { userReplySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const getAccount = {
  method: 'GET',
  path: '/api/account',
  audience: 'member',
  reply: { status: 200, json: userReplySchema },
} as const satisfies Endpoint;

export const changeAccount = {
  method: 'PATCH',
  path: '/api/account',
  audience: 'member',
  body: accountChangeSchema,
  reply: { status: 200, json: userReplySchema },
  problems: ['invalid_credentials', 'password_policy', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  audience: 'member',
  body: accountDeletionSchema,
  reply: { status: 204 },
  problems: ['invalid_credentials', 'last_admin', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  audience: 'member',
  reply: { status: 200, json: accountExportSchema },
} as const satisfies Endpoint;

export const listOwnSessions = {
  method: 'GET',
  path: '/api/account/sessions',
  audience: 'member',
  reply: { status: 200, json: ownSessionsReplySchema },
} as const satisfies Endpoint;

export const endOwnSession = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  audience: 'member',
  reply: { status: 204 },
  problems: ['session_not_found'],
} as const satisfies Endpoint;

export const listFeeds = {
  method: 'GET',
  path: '/api/account/feeds',
  audience: 'member',
  reply: { status: 200, json: feedsReplySchema },
} as const satisfies Endpoint;

export const createFeed = {
  method: 'POST',
  path: '/api/account/feeds',
  audience: 'member',
  reply: { status: 201, json: createdFeedSchema },
  problems: ['too_many_feeds', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const revokeFeed = {
  method: 'DELETE',
  path: '/api/account/feeds/:id',
  audience: 'member',
  reply: { status: 204 },
  problems: ['feed_not_found'],
} as const satisfies Endpoint;

export const getCalendarFeed = {
  method: 'GET',
  path: '/feeds/:token/calendar.ics',
  audience: 'anyone',
  reply: { status: 200, text: 'text/calendar' },
  problems: ['feed_not_found'],
} as const satisfies Endpoint;

export const getSermonsFeed = {
  method: 'GET',
  path: '/feeds/:token/sermons.xml',
  audience: 'anyone',
  reply: { status: 200, text: 'application/rss+xml' },
  problems: ['feed_not_found'],
} as const satisfies Endpoint;

export const getFeedFile = {
  method: 'GET',
  path: '/feeds/:token/files/:id',
  audience: 'anyone',
  reply: { status: 200, bytes: 'audio/*' },
  problems: ['feed_not_found', 'file_not_found', 'google_failed', 'too_many_downloads'],
} as const satisfies Endpoint;
