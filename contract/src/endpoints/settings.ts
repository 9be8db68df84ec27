import * as z from 'zod/mini';
import {
  choicesQuerySchema,
  choicesReplySchema,
  googleCallbackSchema,
  LOGO_TYPES,
  scheduleQuerySchema,
  scheduleReplySchema,
  settingsChangeSchema,
  settingsReplySchema,
} from '../settings.ts';
import type { Endpoint } from './endpoint.ts';

export const getSettings = {
  method: 'GET',
  path: '/api/settings',
  audience: 'admin',
  reply: { status: 200, json: settingsReplySchema },
} as const satisfies Endpoint;

export const changeSettings = {
  method: 'PATCH',
  path: '/api/settings',
  audience: 'admin',
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
} as const satisfies Endpoint;

/** What a cron expression means in the assembly's time zone, before it is saved. */
export const getSchedule = {
  method: 'GET',
  path: '/api/settings/schedule',
  audience: 'admin',
  query: scheduleQuerySchema,
  reply: { status: 200, json: scheduleReplySchema },
} as const satisfies Endpoint;

export const sendTestEmail = {
  method: 'POST',
  path: '/api/settings/test-mail',
  audience: 'admin',
  reply: { status: 204 },
  problems: ['mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

/** The body is the image itself. */
export const replaceLogo = {
  method: 'PUT',
  path: '/api/settings/logo',
  audience: 'admin',
  bodyTypes: LOGO_TYPES,
  reply: { status: 204 },
  problems: ['unsupported_image', 'fixed_by_environment', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const removeLogo = {
  method: 'DELETE',
  path: '/api/settings/logo',
  audience: 'admin',
  reply: { status: 204 },
  problems: ['fixed_by_environment', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

/** The body is a PNG of the icon's size, drawn from the current logo. `name` is one of ICON_NAMES. */
export const replaceIcon = {
  method: 'PUT',
  path: '/api/settings/icons/:name',
  audience: 'admin',
  query: z.object({
    /** The `logoWithoutIcons` of the settings. */
    logo: z.optional(z.string()),
  }),
  bodyTypes: ['image/png'],
  reply: { status: 204 },
  problems: ['not_found', 'unsupported_image', 'settings_changed', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const connectGoogle = {
  method: 'POST',
  path: '/api/google/connect',
  audience: 'admin',
  reply: { status: 200, json: z.object({ url: z.string() }) },
  problems: [
    'google_not_configured',
    'fixed_by_environment',
    'no_secret_key',
    'too_many_attempts',
    'busy',
  ],
} as const satisfies Endpoint;

/**
 * Google sends the browser here, with `code` or `error`. Sends it on to the settings with `?google=` and how it ended
 * (`ConnectResult`), or to the login without a session.
 */
export const finishConnection = {
  method: 'GET',
  path: '/api/google/callback',
  audience: 'anyone',
  query: googleCallbackSchema,
  reply: { status: 302 },
} as const satisfies Endpoint;

export const listChoices = {
  method: 'GET',
  path: '/api/google/choices',
  audience: 'admin',
  query: choicesQuerySchema,
  reply: { status: 200, json: choicesReplySchema },
  problems: ['google_not_connected', 'google_failed'],
} as const satisfies Endpoint;

/** With `google_not_revoked` it is disconnected here, but the app may still have access at Google. */
export const disconnectGoogle = {
  method: 'DELETE',
  path: '/api/google',
  audience: 'admin',
  query: z.object({ content: z.optional(z.enum(['keep', 'remove'])) }),
  reply: { status: 204 },
  problems: [
    'google_not_connected',
    'google_not_revoked',
    'fixed_by_environment',
    'settings_changed',
    'sync_running',
  ],
} as const satisfies Endpoint;
