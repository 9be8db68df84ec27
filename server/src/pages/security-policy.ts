import type { HelmetOptions } from 'helmet';
import type { BuiltPages } from './load-pages.ts';

/** Allows our own scripts and styles only; inline ones by their hash. */
export function contentSecurityPolicy(
  publicUrl: string,
  { signIn, resetPassword, app }: BuiltPages,
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  const pages = [signIn, resetPassword, app];
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
      objectSrc: ["'self'"],
      frameSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
    },
  };
}
