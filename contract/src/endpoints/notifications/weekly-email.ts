import { weeklyEmailReplySchema } from '../../notifications/weekly-email.ts';
import { endpoint } from '../endpoint.ts';

/** A preview of the weekly email, with the topics of members. */
export const getWeeklyEmail = endpoint('admin', 'GET', '/api/settings/weekly-email', {
  reply: { status: 200, json: weeklyEmailReplySchema },
});

/** Sends that email to the administrator who calls it, at once. `not_found` if it has nothing to say. */
export const sendWeeklyEmail = endpoint('admin', 'POST', '/api/settings/weekly-email', {
  reply: { status: 204 },
  problems: ['not_found', 'mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
});
