import * as z from 'zod/mini';
import { pageSchema } from '../page-of.ts';
import { userReplySchema, userSchema } from '../user.ts';

export const approvalReplySchema = z.extend(userReplySchema, {
  /** Whether the mail server has accepted the email to the person. Missing if they were approved before. */
  isTold: z.optional(z.boolean()),
});

const listedUserSchema = z.extend(userSchema, {
  /** The person has signed up, but not yet confirmed the email address. */
  isUnconfirmed: z.optional(z.boolean()),
  createdAt: z.number(),
  /** The last sign-in or visit, to within a day; null if it is not known. */
  lastSeenAt: z.nullable(z.number()),
});

export type ListedUser = z.infer<typeof listedUserSchema>;

/** Pending accounts come first; `pending` counts them. */
export const usersReplySchema = z.extend(pageSchema(listedUserSchema), { pending: z.number() });

/** A link that works once, within a day. */
export const resetLinkReplySchema = z.object({ url: z.string() });
