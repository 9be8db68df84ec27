import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AppContext } from '../api/http/app-context.ts';
import { etagOf } from '../api/http/etag.ts';
import { memoize } from '../memoize.ts';
import { readLogo } from '../store/settings/logo.ts';
import { AssetMissing } from './load-pages.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

export interface Logo {
  body: Buffer;
  type: string;
  etag: string;
}

/** Returns a function that reads the assembly's own logo, or else the built-in one. */
export function logoFor(
  { config, db, settings }: Pick<AppContext, 'config' | 'db' | 'settings'>,
  builtFolder: string,
): () => Promise<Logo> {
  const { logo: configured } = config.assembly;
  const loaded = loadLogo(configured, builtFolder);
  if (configured) return async () => loaded;
  // Every change of the settings, also one of the logo, makes a new object.
  const cache = memoize(settings.current, () => ({
    logo: undefined as Promise<Logo> | undefined,
  }));

  async function read(): Promise<Logo> {
    const logo = await readLogo(db);
    return logo ? { body: logo.bytes, type: logo.type, etag: etagOf(logo.bytes) } : loaded;
  }

  return () => {
    const cached = cache();
    cached.logo ??= read().catch((error) => {
      cached.logo = undefined;
      throw error;
    });
    return cached.logo;
  };
}

function loadLogo(configured: string | undefined, builtFolder: string): Logo {
  const file = configured ?? join(builtFolder, 'logo.svg');
  try {
    const body = readFileSync(file);
    return {
      body,
      type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      etag: etagOf(body),
    };
  } catch (error) {
    throw new AssetMissing(
      `The logo ${configured ?? 'logo.svg'} cannot be read. Check ASSEMBLY_LOGO, or leave it out to use the built-in one.`,
      { cause: error },
    );
  }
}
