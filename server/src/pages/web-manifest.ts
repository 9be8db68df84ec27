import {
  BACKGROUND_COLOR,
  ICON_NAMES,
  ICON_SIZE_PX,
  iconAddress,
  THEME_COLOR,
} from '@assembly/contract/page/icons';
import { logo, screens } from '@assembly/contract/paths';
import type { Logo } from '../settings/current-logo.ts';
import { pngSizeOf } from '../settings/png-size.ts';

/** Browsers install no app whose icons are smaller. */
const MIN_ICON_PX = ICON_SIZE_PX['192'];

const SHORTCUTS = [
  { name: 'Events', url: screens.events, icon: 'events' },
  { name: 'Announcements', url: screens.announcements, icon: 'announcements' },
  { name: 'Documents', url: screens.documents, icon: 'documents' },
];

interface ManifestOptions {
  name: string;
  basePath: string;
  logo: Logo;
  /** Whether the icons of this logo have been drawn. */
  hasIcons: boolean;
}

/** The web app manifest, with which browsers install the app. */
export function buildManifest({ name, basePath, ...options }: ManifestOptions) {
  return {
    // Several assemblies on one host are several apps.
    id: `${basePath}/`,
    name,
    short_name: name,
    lang: 'en',
    start_url: basePath + screens.events,
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    icons: listIcons(basePath, options),
    shortcuts: SHORTCUTS.map(({ icon, url, ...shortcut }) => ({
      ...shortcut,
      url: basePath + url,
      icons: [{ src: `${basePath}/icons/${icon}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  };
}

function listIcons(
  basePath: string,
  { logo: current, hasIcons }: Pick<ManifestOptions, 'logo' | 'hasIcons'>,
) {
  // Browsers notice a new icon by its address.
  const version = `?v=${current.version}`;
  const sizes = hasIcons ? undefined : usableSizesOf(current);
  if (sizes) return [{ src: basePath + logo + version, sizes, type: current.type }];
  return ICON_NAMES.map((icon) => ({
    src: basePath + iconAddress(icon) + version,
    sizes: `${ICON_SIZE_PX[icon]}x${ICON_SIZE_PX[icon]}`,
    type: 'image/png',
    purpose: icon === 'maskable' ? 'maskable' : 'any',
  }));
}

/** The sizes of a logo that browsers accept as an icon; undefined for all others. */
function usableSizesOf({ type, body }: Logo): string | undefined {
  if (type === 'image/svg+xml') return 'any';
  const size = type === 'image/png' ? pngSizeOf(body) : undefined;
  const isUsable = size && size.width === size.height && size.width >= MIN_ICON_PX;
  return isUsable ? `${size.width}x${size.height}` : undefined;
}
