import type { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { BuiltPages } from './load-pages.ts';

const HTTPS_ONLY_SECONDS = 365 * 24 * 60 * 60;

/** Headers that matter for data too; the others concern pages only. */
const FOR_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** The headers that helmet sets, computed once instead of for every reply. `isHttps`: no page is opened over http. */
export function securityHeaders(isHttps: boolean, pages: BuiltPages) {
  const forPages = runHelmet(isHttps, pages);
  const shared = Object.entries(forPages).filter(([name]) => FOR_DATA.includes(name));
  const forData: Record<string, string> = {
    ...Object.fromEntries(shared),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  // Cacheable replies set their own.
  const cacheControl = { 'cache-control': 'no-store' };
  return { forPages: { ...forPages, ...cacheControl }, forData: { ...forData, ...cacheControl } };
}

function runHelmet(isHttps: boolean, pages: BuiltPages): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(isHttps, pages),
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps && { maxAge: HTTPS_ONLY_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders({} as never, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Allows our own scripts and styles only; inline ones by their hash. */
function contentSecurityPolicy(
  isHttps: boolean,
  { signIn, notSetUp, resetPassword, setup, app }: BuiltPages,
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  const pages = [signIn, notSetUp, resetPassword, setup, app];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...new Set(pages.flatMap((page) => page.scriptHashes))],
      styleSrc: ["'self'", ...new Set(pages.flatMap((page) => page.styleHashes))],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      frameSrc: ["'none'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps && { upgradeInsecureRequests: [] }),
    },
  };
}
