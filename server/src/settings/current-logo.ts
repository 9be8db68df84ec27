import { hash } from 'node:crypto';
import { memoize } from '../memoize.ts';
import type { Database } from '../store/database/tables.ts';
import { type IconSet, readIcons, readLogo } from '../store/settings/logo.ts';
import type { Settings } from './settings.ts';

const VERSION_CHARS = 27;

/** A logo from a file, which is read when the server starts. */
export interface LoadedLogo {
  source: 'environment' | 'default';
  body: Buffer;
  type: string;
}

export interface Logo extends Omit<LoadedLogo, 'source'> {
  source: LoadedLogo['source'] | 'stored';
  /** A hash of the image. In quotes, it is the ETag. */
  version: string;
}

export interface CurrentLogo {
  /** The assembly's own logo, or else the built-in one. */
  read(): Promise<Logo>;
  /** The icons of that logo; undefined until an administrator's browser has drawn them. */
  readIcons(): Promise<IconSet | undefined>;
}

interface CurrentLogoOptions {
  db: Database;
  settings: Settings;
  /** ASSEMBLY_LOGO, or else the built-in logo. */
  loaded: LoadedLogo;
  /** The icons of the built-in logo. */
  readyMade: IconSet;
}

export function createCurrentLogo(options: CurrentLogoOptions): CurrentLogo {
  const { db, settings, loaded, readyMade } = options;
  const fromFile: Logo = { ...loaded, version: versionOf(loaded.body) };

  async function readCurrent(): Promise<Logo> {
    const stored = loaded.source === 'default' && (await readLogo(db));
    if (!stored) return fromFile;
    const { type, bytes } = stored;
    return { source: 'stored', type, body: bytes, version: versionOf(bytes) };
  }
  const read = readOnce(settings, readCurrent);
  const readCurrentIcons = readOnce(settings, async () => {
    const { source, version } = await read();
    return source === 'default' ? readyMade : await readIcons(db, version);
  });
  return { read, readIcons: readCurrentIcons };
}

/** Reads again only after a change of the settings, which includes the logo and its icons, or after a failure. */
function readOnce<Value>(settings: Settings, read: () => Promise<Value>): () => Promise<Value> {
  const cache = memoize(settings.current, () => ({
    value: undefined as Promise<Value> | undefined,
  }));
  return () => {
    const cached = cache();
    cached.value ??= read().catch((error) => {
      cached.value = undefined;
      throw error;
    });
    return cached.value;
  };
}

function versionOf(image: Buffer): string {
  return hash('sha256', image, 'base64url').slice(0, VERSION_CHARS);
}
