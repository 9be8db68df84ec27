import type { HelmetOptions } from 'helmet';
import type { BuiltPages } from './pages.ts';

/** Scripts come from our own files alone; the one inline style sheet is named by its hash. */
export function contentSecurityPolicy(
  publicUrl: string,
  { signIn, resetPassword, app }: BuiltPages,
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: [
        "'self'",
        ...new Set([signIn, resetPassword, app].flatMap((page) => page.styleHashes)),
      ],
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
