import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { BuiltPages } from './load-pages.ts';
import { contentSecurityPolicy } from './security-policy.ts';

const HTTPS_ONLY_SECONDS = 180 * 24 * 60 * 60;

/** What matters for data too; the rest is about pages. */
const FOR_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** What may be kept says so itself. */
const UNLESS_SAID_OTHERWISE = { 'cache-control': 'no-store' };

export interface SecurityHeaders {
  forPages: Record<string, string>;
  forData: Record<string, string>;
}

/** What helmet sets on every response. It would work the same headers out anew for each of them: we ask it once. */
export function securityHeaders(publicUrl: string, pages: BuiltPages): SecurityHeaders {
  const forPages = askHelmet(publicUrl, pages);
  const kept = Object.entries(forPages).filter(([name]) => FOR_DATA.includes(name));
  const policy = "default-src 'none'; frame-ancestors 'none'";
  return {
    forPages: { ...forPages, ...UNLESS_SAID_OTHERWISE },
    forData: {
      ...Object.fromEntries(kept),
      'content-security-policy': policy,
      ...UNLESS_SAID_OTHERWISE,
    },
  };
}

function askHelmet(publicUrl: string, pages: BuiltPages): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(publicUrl, pages),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: HTTPS_ONLY_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders({} as never, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
