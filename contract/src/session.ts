import * as z from 'zod/mini';
import { chosenPasswordSchema, emailSchema, enteredPasswordSchema, userSchema } from './user.ts';

export const signInSchema = z.object({
  email: emailSchema,
  password: enteredPasswordSchema,
  /** Where push messages for this browser go, if it has such an address. */
  deviceToken: z.optional(z.string().check(z.maxLength(4096), z.regex(/^[^\0]*$/))),
});

export type SignIn = z.infer<typeof signInSchema>;

export const sessionReplySchema = z.object({ user: z.nullable(userSchema) });

export const resetRequestSchema = z.object({ email: emailSchema });

export const newPasswordSchema = z.object({ password: chosenPasswordSchema });

/** What the signed-in person's browser keeps under `currentUser`: it spares a flash at start, the cookie decides. */
export const CURRENT_USER_KEY = 'currentUser';
export const currentUserSchema = userSchema;

/** The nouns of which the live stream says that they changed. */
export const LIVE_TOPICS = [
  'events',
  'announcements',
  'documents',
  'users',
  'sync',
  'session',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
