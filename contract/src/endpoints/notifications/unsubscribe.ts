import type { Endpoint } from '../endpoint.ts';

/** A page with one button. Opening it changes nothing, because mail scanners open every link. */
export const openUnsubscribePage = {
  method: 'GET',
  path: '/unsubscribe/:token',
  audience: 'anyone',
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
} as const satisfies Endpoint;

/** The button, or that of a mail program (RFC 8058), whose provider sends it. What the body says does not matter. */
export const unsubscribeFromEmails = {
  method: 'POST',
  path: '/unsubscribe/:token',
  audience: 'anyone',
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
  skipsOriginCheck: true,
} as const satisfies Endpoint;
