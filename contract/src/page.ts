/**
 * What the server writes into a page when it starts: the pages are built once, for every assembly.
 * Each slot stands in the built HTML as it is here and is replaced by escaped text.
 */
export const PAGE_SLOTS = {
  assemblyName: '__ASSEMBLY_NAME__',
  timeZone: '__ASSEMBLY_TIME_ZONE__',
  basePath: '__BASE_PATH__',
} as const;

/** The names of the `<meta>` elements in which the browser finds the same values. */
export const PAGE_META = {
  assemblyName: 'assembly-name',
  timeZone: 'assembly-time-zone',
  basePath: 'base-path',
} as const;

/** Where a browser keeps what it last showed of the events; read by the script in app.html. */
export const LAST_SIGHT_KEY = 'lastSight';

export interface LastSight {
  /** Whose it is, by id. */
  user: string;
  page: string;
  isWide: boolean;
  /** The script it was drawn by: another build may draw otherwise. */
  entry: string;
  /** When what it says of the time is no longer so, in milliseconds since 1970. */
  goodUntil: number;
  html: string;
}
