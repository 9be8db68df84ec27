import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ICON_NAMES, iconAddress } from '@assembly/contract/page/icons';
import type { LoadedLogo } from '../settings/current-logo.ts';
import type { IconSet } from '../store/settings/icons.ts';
import { AssetMissing } from './load-pages.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The configured logo, or else the built-in one. */
export function loadLogo(configured: string | undefined, builtFolder: string): LoadedLogo {
  const file = configured ?? join(builtFolder, 'logo.svg');
  try {
    return {
      source: configured ? 'environment' : 'default',
      body: readFileSync(file),
      type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    };
  } catch (error) {
    throw new AssetMissing(
      `The logo ${configured ?? 'logo.svg'} cannot be read. Check ASSEMBLY_LOGO, or leave it out to use the built-in one.`,
      { cause: error },
    );
  }
}

/** The icons of the built-in logo. */
export function loadIcons(builtFolder: string): IconSet {
  try {
    return Object.fromEntries(
      ICON_NAMES.map((name) => [name, readFileSync(join(builtFolder, iconAddress(name)))]),
    ) as IconSet;
  } catch (error) {
    throw new AssetMissing(
      'The icons of the web app are missing in web/dist. Run "npm run build" again.',
      { cause: error },
    );
  }
}
