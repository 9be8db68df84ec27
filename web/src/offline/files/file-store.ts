import { isShownInline, servedType } from '@assembly/contract/document';
import * as z from 'zod/mini';
import { rememberedUser } from '../../browser/current-user.ts';
import { basePath } from '../../browser/page-config.ts';
import { filesCacheName } from '../personal-caches.ts';

/** A file on this device. Its bytes are stored in chunks, from the first one on. */
const storedFileSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The name for downloads. */
  fileName: z.string(),
  /** The title of its folder. */
  folder: z.string(),
  mimeType: z.string(),
  /** In bytes; null until the server has sent it. */
  fileSize: z.nullable(z.number()),
  /** `saved` until the person removes it; `opened` as long as there is room. */
  kind: z.enum(['saved', 'opened']),
  isComplete: z.boolean(),
  /** While incomplete, whole chunks only. */
  storedBytes: z.number(),
  savedAt: z.number(),
  lastOpenedAt: z.number(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;
export type FileInfo = Pick<
  StoredFile,
  'id' | 'title' | 'fileName' | 'folder' | 'mimeType' | 'fileSize'
>;

export const newStoredFile = (info: FileInfo, kind: StoredFile['kind'], now: number) => ({
  ...info,
  kind,
  isComplete: false,
  storedBytes: 0,
  savedAt: now,
  lastOpenedAt: now,
});

/** As the server serves it: a blob with the type of a page could run scripts. */
const blobTypeOf = ({ mimeType }: Pick<StoredFile, 'mimeType'>) =>
  isShownInline(mimeType) ? servedType(mimeType) : 'application/octet-stream';

export const CHUNK_BYTES = 2 ** 20;

const ROOT = `${basePath}/stored-files/`;
const addressOf = (id: string) => ROOT + encodeURIComponent(id);
const chunkAddress = (id: string, index: number) => `${addressOf(id)}/${index}`;
const chunkCount = (bytes: number) => Math.ceil(bytes / CHUNK_BYTES);

/** The person has signed out. What was just written is deleted again. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

export type FileStore = ReturnType<typeof createFileStore>;

/** The files of the person who is signed in now. Null where the browser has no Cache Storage, as without HTTPS. */
export function openFileStore(): FileStore | null {
  const user = rememberedUser();
  return user && 'caches' in globalThis ? createFileStore(user.id) : null;
}

function createFileStore(userId: string) {
  const name = filesCacheName(userId);

  async function open(): Promise<Cache> {
    const cache = await caches.open(name);
    await checkUser();
    return cache;
  }

  async function put(address: string, body: BodyInit): Promise<void> {
    await (await open()).put(address, new Response(body));
    await checkUser();
  }

  async function checkUser(): Promise<void> {
    if (rememberedUser()?.id === userId) return;
    await caches.delete(name);
    throw new SignedOutError();
  }

  /** Undefined if it is missing or unreadable. */
  async function readChunk(cache: Cache, id: string, index: number): Promise<Blob | undefined> {
    try {
      return await (await cache.match(chunkAddress(id, index)))?.blob();
    } catch {
      return undefined;
    }
  }

  return {
    name,

    /** Deletes chunks without an entry: their file could not be read or was removed halfway. */
    async readAll(): Promise<StoredFile[]> {
      const cache = await open();
      const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const isChunk = (address: string) => address.slice(ROOT.length).includes('/');
      const entries = addresses.filter((address) => !isChunk(address));
      const read = await Promise.all(entries.map((address) => readEntry(cache, address)));
      const found = read.filter((file) => file !== null);
      const known = new Set(found.map(({ id }) => addressOf(id)));
      const orphans = addresses.filter(
        (address) => isChunk(address) && !known.has(address.slice(0, address.lastIndexOf('/'))),
      );
      await Promise.all(orphans.map((address) => cache.delete(address)));
      return found;
    },

    read: async (id: string) => readEntry(await open(), addressOf(id)),

    write: (file: StoredFile) => put(addressOf(file.id), JSON.stringify(file)),

    writeChunk: (id: string, index: number, bytes: BodyInit) => put(chunkAddress(id, index), bytes),

    /** Undefined if a chunk is missing or has another length. */
    async readBytes(file: StoredFile): Promise<Blob | undefined> {
      const cache = await open();
      const indexes = Array.from({ length: chunkCount(file.storedBytes) }, (_, index) => index);
      const chunks = await Promise.all(indexes.map((index) => readChunk(cache, file.id, index)));
      const found = chunks.filter((chunk) => chunk !== undefined);
      const blob = new Blob(found, { type: blobTypeOf(file) });
      return blob.size === file.storedBytes ? blob : undefined;
    },

    /** The entry first: without it, chunks that are left over count as nothing. */
    async remove(id: string): Promise<void> {
      const cache = await open();
      await cache.delete(addressOf(id));
      const prefix = new URL(`${addressOf(id)}/`, location.href).href;
      for (const { url } of await cache.keys()) if (url.startsWith(prefix)) await cache.delete(url);
    },
  };
}

/** Null if it is missing. An unreadable one is deleted. */
async function readEntry(cache: Cache, address: string): Promise<StoredFile | null> {
  const response = await cache.match(address);
  if (!response) return null;
  try {
    return storedFileSchema.parse(await response.json());
  } catch {
    await cache.delete(address);
    return null;
  }
}
