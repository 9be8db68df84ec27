import * as z from 'zod/mini';
import { NOTIFICATION_TOPICS } from './notifications.ts';

/** Deliveries are counted and listed for this many days, and then deleted. */
export const DELIVERY_HISTORY_DAYS = 30;
export const DELIVERY_FAILURES_MAX = 50;

/**
 * Why changes wait for an administrator: the first sync of a source, a restored snapshot, another account, calendar or
 * folder, or too many at once.
 */
export const HOLD_REASONS = ['first', 'restored', 'origin', 'many'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const failureSchema = z.object({
  id: z.string(),
  /** Of the recipient. */
  name: z.string(),
  email: z.string(),
  channel: z.enum(['email', 'push']),
  /** What it was about. */
  title: z.string(),
  /** The words of the mail server or the push service. */
  error: z.string(),
  attempts: z.number(),
  at: z.number(),
});

const pausedSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  error: z.string(),
  since: z.number(),
});

const heldSchema = z.object({
  id: z.string(),
  topic: z.enum(NOTIFICATION_TOPICS),
  reason: z.enum(HOLD_REASONS),
  count: z.number(),
  /** The first five. */
  titles: z.array(z.string()),
  createdAt: z.number(),
  /** How many people would get it now, by email or push message. */
  recipients: z.number(),
});
export type HeldNotification = z.infer<typeof heldSchema>;

export const deliveryReplySchema = z.object({
  /** Emails and push messages of the last 30 days. */
  counts: z.object({ waiting: z.number(), sent: z.number(), failed: z.number() }),
  /** Notifications without deliveries yet, such as those that wait for the end of the quiet hours. */
  due: z.number(),
  /** When the oldest one that waits was queued; null if nothing waits. */
  waitingSince: z.nullable(z.number()),
  /** Why the email that was tried last waits; null if one was sent since. */
  mailServerError: z.nullable(z.string()),
  /** The newest first. */
  failures: z.array(failureSchema),
  /** People whose address the mail server has refused three times. */
  paused: z.array(pausedSchema),
  /** Changes that are sent only if an administrator says so. */
  held: z.array(heldSchema),
});
export type DeliveryReply = z.infer<typeof deliveryReplySchema>;

export const heldActionSchema = z.object({
  action: z.enum(['send', 'drop'], 'Choose send or drop.'),
});
