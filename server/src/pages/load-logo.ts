import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

export class LogoMissing extends Error {
  override readonly name = 'LogoMissing';
}

/** The assembly's own logo, or the built-in one. */
export function loadLogo(configured: string | undefined, builtFolder: string) {
  const file = configured ?? join(builtFolder, 'logo.svg');
  try {
    const body = readFileSync(file);
    return {
      body,
      type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    };
  } catch (error) {
    throw new LogoMissing(
      `The logo ${configured ?? 'logo.svg'} cannot be read. Check ASSEMBLY_LOGO, or leave it out to use the built-in one.`,
      { cause: error },
    );
  }
}
