import * as z from 'zod/mini';
import { fieldFaults } from './messages.ts';
import {
  chosenPasswordSchema,
  enteredPasswordSchema,
  firstNameSchema,
  lastNameSchema,
} from './user.ts';

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

/**
 * A new name, a new password, or both. A name is stored whole, so that its first and last part come together. A new
 * password needs the present one.
 */
export const accountChangeSchema = z
  .object({
    firstName: z.optional(firstNameSchema),
    lastName: z.optional(lastNameSchema),
    password: z.optional(enteredPasswordSchema),
    newPassword: z.optional(chosenPasswordSchema),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== undefined || lastName === undefined, {
      path: ['firstName'],
      error: fieldFaults.firstNameMissing,
    }),
    z.refine(({ firstName, lastName }) => lastName !== undefined || firstName === undefined, {
      path: ['lastName'],
      error: fieldFaults.lastNameMissing,
    }),
  );

export const accountDeletionSchema = z.object({ password: enteredPasswordSchema });
