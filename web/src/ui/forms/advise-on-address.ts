const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What to know about a public address before saving it; '' for one with https. */
export function adviseOnAddress(typed: string): string {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && LOOPBACK.test(url.hostname)) {
    return 'This address works only on this computer.';
  }
  if (url?.protocol === 'https:') return '';
  if (url?.protocol === 'http:') {
    return 'Without https, others on the network can read passwords. Set up a proxy that serves https, and enter the address that starts with https://. Google accepts http only for localhost.';
  }
  return 'It should start with https://, so that passwords are encrypted in transit.';
}
