import * as z from 'zod/mini';
import { userSchema } from './user.ts';

export const sessionReplySchema = z.object({
  user: z.nullable(userSchema),
  /** The tag of the language that this person chose, or else of the one that was chosen in this browser. */
  language: z.optional(z.string()),
  /** The browser sent the cookie of a session that has ended. */
  hasEnded: z.optional(z.literal(true)),
  /** Since then no emails about updates are sent to this person: the mail server rejects their address. */
  emailPausedAt: z.optional(z.number()),
});
export type SessionReply = z.infer<typeof sessionReplySchema>;

/** The localStorage key of the signed-in user. It only avoids a loading screen: the cookie decides. */
export const CURRENT_USER_KEY = 'currentUser';

/** The topics of the live stream. */
export const LIVE_TOPICS = [
  'events',
  'announcements',
  'documents',
  'users',
  'sync',
  'session',
  'settings',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
