/**
 * The icons of the installed app, as PNG. A launcher may cut `maskable` to any shape inside a circle. An assembly's own
 * logo has one drawn icon, which is served under all three names.
 */
export const ICON_NAMES = ['192', '512', 'maskable'] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Width and height of the icons in the manifest, and of a drawn icon. */
export const ICON_PX = 512;

/** As in the pages: of the app bar, and of the page behind it. */
export const THEME_COLOR = '#1d5a91';
export const BACKGROUND_COLOR = '#f2f5f8';

/** Below the base path. */
export const iconAddress = (name: IconName) => `/icons/${name}.png` as const;

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
  /** The tag of the reader's language; also in the addresses of the files with its texts. */
  language: '__LANGUAGE__',
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
