import { endpoint } from './endpoint.ts';

// The pages behind links in emails, each with one button. Opening one changes nothing, because mail scanners open every
// link.

const page = {
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
} as const;

/** Browsers hide the origin of the page, and the token is the proof. What the body says does not matter. */
const button = {
  ...page,
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  skipsOriginCheck: true,
} as const;

export const openUnsubscribePage = endpoint('anyone', 'GET', '/unsubscribe/:token', page);

/** The button, or that of a mail program (RFC 8058), whose provider sends it. */
export const unsubscribeFromEmails = endpoint('anyone', 'POST', '/unsubscribe/:token', button);

export const openConfirmEmailPage = endpoint('anyone', 'GET', '/confirm-email/:token', page);

export const confirmEmail = endpoint('anyone', 'POST', '/confirm-email/:token', button);
