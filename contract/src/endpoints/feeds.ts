import { createdFeedSchema, feedsReplySchema } from '../account/feed.ts';
import type { Endpoint } from './endpoint.ts';

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
