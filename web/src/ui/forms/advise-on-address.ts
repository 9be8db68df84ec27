import { parseUrl } from '@assembly/contract/text/links-in';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Null for a text that is not the address of a web page. */
export function parseWebAddress(typed: string): URL | null {
  const url = parseUrl(typed.trim());
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** What to know about a public address before saving it, or ''. */
export function adviseOnAddress(typed: string): string {
  const url = parseWebAddress(typed);
  if (!url) return 'It should start with https://, so that passwords are encrypted in transit.';
  return LOOPBACK.test(url.hostname) ? 'This address works only on this computer.' : '';
}

/** What is dangerous about a public address, or ''. */
export function warnOfAddress(typed: string): string {
  const url = parseWebAddress(typed);
  return url?.protocol === 'http:' && !LOOPBACK.test(url.hostname)
    ? 'Without https, others on the network can read passwords. Set up a proxy that serves https, and enter the address that starts with https://. Google accepts http only for localhost.'
    : '';
}
