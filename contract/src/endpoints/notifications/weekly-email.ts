import { weeklyEmailReplySchema } from '../../notifications/weekly-email.ts';
import type { Endpoint } from '../endpoint.ts';

/** A preview of the weekly email, with the topics of members. */
export const getWeeklyEmail = {
  method: 'GET',
  path: '/api/settings/weekly-email',
  audience: 'admin',
  reply: { status: 200, json: weeklyEmailReplySchema },
} as const satisfies Endpoint;

/** The same as a page of its own, as a mail program would show it. `not_found` if it has nothing to say. */
export const openWeeklyEmail = {
  method: 'GET',
  path: '/api/settings/weekly-email/page',
  audience: 'admin',
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
} as const satisfies Endpoint;

/** Sends that email to the administrator who calls it, at once. `not_found` if it has nothing to say. */
export const sendWeeklyEmail = {
  method: 'POST',
  path: '/api/settings/weekly-email',
  audience: 'admin',
  reply: { status: 204 },
  problems: ['not_found', 'mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;
