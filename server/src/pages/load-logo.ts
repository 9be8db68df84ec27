import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { etagOf } from '../api/http/etag.ts';
import { AssetMissing } from './load-pages.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The assembly's own logo, or the built-in one. */
export function loadLogo(configured: string | undefined, builtFolder: string) {
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
