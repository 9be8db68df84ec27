import * as z from 'zod/mini';
import { userSchema } from './user.ts';

export const sessionReplySchema = z.object({ user: z.nullable(userSchema) });

/** The signed-in user in localStorage. It only avoids a loading screen at start; the cookie decides. */
export const CURRENT_USER_KEY = 'currentUser';
export const currentUserSchema = userSchema;

/** The topics that the live stream announces changes of. */
export const LIVE_TOPICS = [
  'events',
  'announcements',
  'documents',
  'users',
  'sync',
  'session',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
