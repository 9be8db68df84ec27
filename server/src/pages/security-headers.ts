import type { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { PageTemplates } from './load-pages.ts';

type Hashes = Pick<PageTemplates, 'scriptHashes' | 'styleHashes'>;

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
export function securityHeaders(isHttps: boolean, hashes: Hashes) {
  const forPages = runHelmet(isHttps, hashes);
  const shared = Object.entries(forPages).filter(([name]) => FOR_DATA.includes(name));
  const forData: Record<string, string> = {
    ...Object.fromEntries(shared),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  // Cacheable replies set their own.
  const cacheControl = { 'cache-control': 'no-store' };
  return { forPages: { ...forPages, ...cacheControl }, forData: { ...forData, ...cacheControl } };
}

function runHelmet(isHttps: boolean, hashes: Hashes): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(isHttps, hashes),
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
  { scriptHashes, styleHashes }: Hashes,
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", ...styleHashes],
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
