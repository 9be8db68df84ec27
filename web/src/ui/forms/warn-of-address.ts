import { parseUrl } from '@assembly/contract/text/links-in';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What to know about a public address before saving it, or ''. */
export function warnOfAddress(typed: string): string {
  const url = parseUrl(typed.trim());
  if (url && LOOPBACK.test(url.hostname)) return 'This address works only on this computer.';
  return url?.protocol === 'http:'
    ? 'Without https, others on the network can read passwords. Set up a proxy that serves https, and enter the address that starts with https://. Google accepts http only for localhost.'
    : '';
}
