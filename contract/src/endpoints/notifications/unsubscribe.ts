import { endpoint } from '../endpoint.ts';

/** A page with one button. Opening it changes nothing, because mail scanners open every link. */
export const openUnsubscribePage = endpoint('anyone', 'GET', '/unsubscribe/:token', {
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
});

/** The button, or that of a mail program (RFC 8058), whose provider sends it. What the body says does not matter. */
export const unsubscribeFromEmails = endpoint('anyone', 'POST', '/unsubscribe/:token', {
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
  skipsOriginCheck: true,
});
