import { endpoint } from './endpoint.ts';

/** A page with one button. Opening it changes nothing, because mail scanners open every link. */
export const openConfirmEmailPage = endpoint('anyone', 'GET', '/confirm-email/:token', {
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
});

/** The button. Browsers hide the origin of its page, and the token is the proof. What the body says does not matter. */
export const confirmEmail = endpoint('anyone', 'POST', '/confirm-email/:token', {
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  reply: { status: 200, text: 'text/html' },
  problems: ['not_found'],
  isPage: true,
  skipsOriginCheck: true,
});
