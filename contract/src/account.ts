import * as z from 'zod/mini';
import { enteredPasswordSchema, firstNameSchema, lastNameSchema } from './user.ts';

/** One of one's own sessions. */
export const ownSessionSchema = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;
export const ownSessionsReplySchema = z.object({ items: z.array(ownSessionSchema) });

/** A new name, a new password, or both. A new password needs the present one. */
export const accountChangeSchema = z.object({
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
  password: z.optional(enteredPasswordSchema),
  newPassword: z.optional(enteredPasswordSchema),
});

export const accountDeletionSchema = z.object({ password: enteredPasswordSchema });
