import { LANGUAGES } from '@assembly/messages/language-names';
import * as z from 'zod/mini';
import { auditEntrySchema } from '../audit.ts';
import { userSchema } from '../user.ts';
import {
  chosenPasswordSchema,
  enteredPasswordSchema,
  errorCode,
  firstNameSchema,
  lastNameSchema,
} from './account-input.ts';

/** A private link for calendar and podcast apps. Its token is shown once and never listed. */
export const feedSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** Accurate to about a minute. Null if no app has read it yet. */
  lastReadAt: z.nullable(z.number()),
});
export type Feed = z.infer<typeof feedSchema>;

/** Newest first. */
export const feedsReplySchema = z.object({ items: z.array(feedSchema) });

/** Both addresses contain the same token. */
export const createdFeedSchema = z.object({
  id: z.string(),
  calendarUrl: z.string(),
  sermonsUrl: z.string(),
});
export type CreatedFeed = z.infer<typeof createdFeedSchema>;

/** A session of the signed-in user. */
export const ownSessionSchema = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});

export const ownSessionsReplySchema = z.object({ items: z.array(ownSessionSchema) });

/** A new name, password or language. First and last name come together; a new password needs the current one. */
export const accountChangeSchema = z
  .object({
    firstName: z.optional(firstNameSchema),
    lastName: z.optional(lastNameSchema),
    password: z.optional(enteredPasswordSchema),
    newPassword: z.optional(chosenPasswordSchema),
    /** Together with a new password: whether to turn off the private links too. */
    endFeeds: z.optional(z.boolean()),
    /** Null: as the browser asks for. */
    language: z.optional(z.nullable(z.enum(LANGUAGES))),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== undefined || lastName === undefined, {
      path: ['firstName'],
      error: errorCode('firstNameMissing'),
    }),
    z.refine(({ firstName, lastName }) => lastName !== undefined || firstName === undefined, {
      path: ['lastName'],
      error: errorCode('lastNameMissing'),
    }),
  );

/** Everything stored about a user, except hashes of the password and of tokens. */
export const accountExportSchema = z.object({
  account: z.extend(userSchema, {
    deviceToken: z.string(),
    deviceType: z.string(),
    createdAt: z.number(),
    lastSeenAt: z.nullable(z.number()),
    language: z.nullable(z.string()),
    browserLanguages: z.nullable(z.string()),
  }),
  sessions: z.array(
    z.object({
      userAgent: z.string(),
      createdAt: z.number(),
      seenAt: z.number(),
      expiresAt: z.number(),
    }),
  ),
  feeds: z.array(z.omit(feedSchema, { id: true })),
  passwordResets: z.array(z.object({ createdAt: z.number(), expiresAt: z.number() })),
  attempts: z.array(z.object({ kind: z.string(), network: z.string(), at: z.number() })),
  syncRuns: z.array(
    z.object({
      startedBy: z.string(),
      startedAt: z.number(),
      finishedAt: z.nullable(z.number()),
      state: z.string(),
    }),
  ),
  /** Until when everything was seen, of announcements and of documents. */
  seen: z.array(z.object({ kind: z.string(), seenAt: z.number() })),
  /** What was seen since then. */
  seenItems: z.array(z.object({ kind: z.string(), itemId: z.string(), changedAt: z.number() })),
  notificationChoices: z.array(z.object({ topic: z.string(), choice: z.string() })),
  /** Browsers that get push messages. */
  devices: z.array(z.object({ topics: z.array(z.string()), createdAt: z.number() })),
  /** What the mail server has rejected since it last accepted an email. */
  emailRefusals: z.array(
    z.object({ count: z.number(), pausedAt: z.nullable(z.number()), error: z.string() }),
  ),
  /** Emails and push messages about updates, of the last weeks. */
  deliveries: z.array(
    z.object({
      topic: z.string(),
      channel: z.string(),
      state: z.string(),
      createdAt: z.number(),
      finishedAt: z.nullable(z.number()),
    }),
  ),
  auditLog: z.array(auditEntrySchema),
});

export const accountDeletionSchema = z.object({ password: enteredPasswordSchema });
