import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** A preview of the weekly email, with the topics of members, as it would be sent now. */
export const getWeeklyEmail = endpoint('admin', 'GET', '/api/settings/weekly-email', {
  reply: {
    status: 200,
    json: z.object({
      /** If there is nothing to say, it is not sent, and the texts are ''. */
      isEmpty: z.boolean(),
      subject: z.string(),
      text: z.string(),
      /** A whole page, with no scripts. */
      html: z.string(),
      /** When it is sent next; null if it is turned off. */
      nextAt: z.nullable(z.number()),
    }),
  },
});

/** Sends that email to the administrator who calls it, at once. `not_found` if it has nothing to say. */
export const sendWeeklyEmail = endpoint('admin', 'POST', '/api/settings/weekly-email', {
  reply: { status: 204 },
  problems: ['not_found', 'mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
});
