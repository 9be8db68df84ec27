import * as z from 'zod/mini';
import {
  choicesQuerySchema,
  choicesReplySchema,
  fileCountSchema,
  googleCallbackSchema,
  LOGO_TYPES,
  scheduleQuerySchema,
  scheduleReplySchema,
  settingsChangeSchema,
  settingsReplySchema,
} from '../settings.ts';
import { endpoint } from './endpoint.ts';

export const getSettings = endpoint('admin', 'GET', '/api/settings', {
  reply: { status: 200, json: settingsReplySchema },
});

export const changeSettings = endpoint('admin', 'PATCH', '/api/settings', {
  body: settingsChangeSchema,
  invalidInputStatus: 400,
  reply: { status: 200, json: settingsReplySchema },
  problems: [
    'settings_changed',
    'fixed_by_environment',
    'no_secret_key',
    'too_many_attempts',
    'busy',
  ],
});

/** What a cron expression means in the assembly's time zone, before it is saved. */
export const getSchedule = endpoint('admin', 'GET', '/api/settings/schedule', {
  query: scheduleQuerySchema,
  reply: { status: 200, json: scheduleReplySchema },
});

export const sendTestEmail = endpoint('admin', 'POST', '/api/settings/test-mail', {
  reply: { status: 204 },
  problems: ['mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
});

/** The body is the image itself. */
export const replaceLogo = endpoint('admin', 'PUT', '/api/settings/logo', {
  bodyTypes: LOGO_TYPES,
  reply: { status: 204 },
  problems: ['unsupported_image', 'fixed_by_environment', 'too_many_attempts', 'busy'],
});

export const removeLogo = endpoint('admin', 'DELETE', '/api/settings/logo', {
  reply: { status: 204 },
  problems: ['fixed_by_environment', 'too_many_attempts', 'busy'],
});

/** The body is a PNG, drawn from the logo whose version is `logo`: the `logoWithoutIcons` of the settings. */
export const replaceIcon = endpoint('admin', 'PUT', '/api/settings/icon', {
  query: z.object({ logo: z.optional(z.string()) }),
  bodyTypes: ['image/png'],
  reply: { status: 204 },
  problems: ['unsupported_image', 'too_many_attempts', 'busy'],
});

export const connectGoogle = endpoint('admin', 'POST', '/api/google/connect', {
  reply: { status: 200, json: z.object({ url: z.string() }) },
  problems: [
    'google_not_configured',
    'fixed_by_environment',
    'no_secret_key',
    'too_many_attempts',
    'busy',
  ],
});

/**
 * Google sends the browser here, with `code` or `error`. Sends it on to the settings with `?google=` and how it ended
 * (`ConnectResult`), or to the login without a session.
 */
export const finishConnection = endpoint('anyone', 'GET', '/api/google/callback', {
  query: googleCallbackSchema,
  reply: { status: 302 },
});

export const listChoices = endpoint('admin', 'GET', '/api/google/choices', {
  query: choicesQuerySchema,
  reply: { status: 200, json: choicesReplySchema },
  problems: ['google_not_connected', 'google_failed'],
});

/** How many files members would see if this folder were chosen; by default the whole drive. */
export const countFiles = endpoint('admin', 'GET', '/api/google/file-count', {
  query: z.object({ folder: z.optional(z.string().check(z.maxLength(500))) }),
  reply: { status: 200, json: fileCountSchema },
  problems: ['google_not_connected', 'google_failed'],
});

/** With `google_not_revoked` it is disconnected here, but the app may still have access at Google. */
export const disconnectGoogle = endpoint('admin', 'DELETE', '/api/google', {
  query: z.object({ content: z.optional(z.enum(['keep', 'remove'])) }),
  reply: { status: 204 },
  problems: [
    'google_not_connected',
    'google_not_revoked',
    'fixed_by_environment',
    'settings_changed',
    'sync_running',
  ],
});
