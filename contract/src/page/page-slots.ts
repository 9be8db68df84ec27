/**
 * Placeholders in the built HTML, which the server replaces by escaped text when it starts: the pages
 * are built once for every assembly.
 */
export const PAGE_SLOTS = {
  assemblyName: '__ASSEMBLY_NAME__',
  timeZone: '__ASSEMBLY_TIME_ZONE__',
  basePath: '__BASE_PATH__',
  /** 'on' or 'off'. */
  serviceWorker: '__SERVICE_WORKER__',
} as const;

/** Stands for the version in the built service worker. */
export const SHELL_VERSION_SLOT = '__SHELL_VERSION__';

/** The names of the `<meta>` elements that hold the same values for the browser. */
export const PAGE_META = {
  assemblyName: 'assembly-name',
  timeZone: 'assembly-time-zone',
  basePath: 'base-path',
  serviceWorker: 'service-worker',
} as const;
