import * as z from 'zod/mini';

/** The weekly email as it would be sent now. */
export const weeklyEmailReplySchema = z.object({
  /** If there is nothing to say, it is not sent, and the texts are ''. */
  isEmpty: z.boolean(),
  subject: z.string(),
  text: z.string(),
  /** A whole page, with no scripts. */
  html: z.string(),
  /** When it is sent next; null if it is turned off. */
  nextAt: z.nullable(z.number()),
});
