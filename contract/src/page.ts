/**
 * Placeholders in the built HTML, which the server replaces by escaped text when it starts: the pages
 * are built once for every assembly.
 */
export const PAGE_SLOTS = {
  assemblyName: '__ASSEMBLY_NAME__',
  timeZone: '__ASSEMBLY_TIME_ZONE__',
  basePath: '__BASE_PATH__',
} as const;

/** The names of the `<meta>` elements that hold the same values for the browser. */
export const PAGE_META = {
  assemblyName: 'assembly-name',
  timeZone: 'assembly-time-zone',
  basePath: 'base-path',
} as const;

/** The localStorage key of the Events page as last shown; read by the script in app.html. */
export const CACHED_PAGE_KEY = 'cachedPage';

export interface CachedPage {
  /** The user's id. */
  user: string;
  path: string;
  isWide: boolean;
  /** The script that rendered it: another build may render differently. */
  entry: string;
  /** When a time-dependent text on it, such as "Today", becomes wrong (epoch milliseconds). */
  expiresAt: number;
  html: string;
}
