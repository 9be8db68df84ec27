import { hash } from 'node:crypto';
import { memoize } from '../memoize.ts';
import type { Database } from '../store/database/tables.ts';
import { readIcon, readLogo } from '../store/settings/logo.ts';
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
  /** The icon of the assembly's own logo; undefined until an administrator's browser has drawn it. */
  readIcon(): Promise<Buffer | undefined>;
}

interface CurrentLogoOptions {
  db: Database;
  settings: Settings;
  /** ASSEMBLY_LOGO, or else the built-in logo. */
  loaded: LoadedLogo;
}

export function createCurrentLogo({ db, settings, loaded }: CurrentLogoOptions): CurrentLogo {
  const fromFile: Logo = { ...loaded, version: versionOf(loaded.body) };

  async function readCurrent(): Promise<Logo> {
    const stored = loaded.source === 'default' && (await readLogo(db));
    if (!stored) return fromFile;
    const { type, bytes } = stored;
    return { source: 'stored', type, body: bytes, version: versionOf(bytes) };
  }
  const read = readOnce(settings, readCurrent);
  return { read, readIcon: readOnce(settings, async () => readIcon(db, (await read()).version)) };
}

/** Reads again only after a change of the settings, which includes the logo and its icon, or after a failure. */
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
