import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { readLimited } from '../read-limited.ts';
import type { CopyLocation } from './copy-location.ts';

/** An administrator may wait for the list. */
const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
const TRANSFER_TIMEOUT_MS = 60 * MINUTE_MS;
const LIST_MAX_BYTES = 5 * 1024 * 1024;
const PROPERTIES =
  '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getcontentlength/></prop></propfind>';

interface WebDavRequest {
  method: string;
  headers?: Record<string, string>;
  body?: AsyncIterable<Uint8Array> | string;
  timeoutMs?: number;
}

/** A folder on a WebDAV server, such as Nextcloud. The address has the user and password. */
export function openWebDav(address: string): CopyLocation {
  const folder = new URL(address.replace(/\/*$/, '/'));
  const user = [folder.username, folder.password].map(decodeURIComponent).join(':');
  const authorization = `Basic ${Buffer.from(user).toString('base64')}`;
  folder.username = '';
  folder.password = '';
  const addressOf = (name: string) => new URL(encodeURIComponent(name), folder).href;

  async function call(
    url: string,
    { method, headers, body, timeoutMs = ANSWER_TIMEOUT_MS }: WebDavRequest,
    expected: number[] = [],
  ): Promise<Response> {
    const reply = await fetch(url, {
      method,
      headers: { ...(user !== ':' && { authorization }), ...headers },
      ...(body && { body, duplex: 'half' }),
      signal: AbortSignal.timeout(timeoutMs),
      // The password is for this server only.
      redirect: 'error',
    });
    if (reply.ok || expected.includes(reply.status)) return reply;
    await reply.body?.cancel();
    throw new Error(`The WebDAV server replied ${reply.status} to ${method}.`);
  }

  return {
    async list() {
      const headers = { depth: '1', 'content-type': 'application/xml' };
      const reply = await call(
        folder.href,
        { method: 'PROPFIND', headers, body: PROPERTIES },
        [404],
      );
      if (reply.status !== 404) return readList(await readLimited(reply, LIST_MAX_BYTES));
      await reply.body?.cancel();
      await (await call(folder.href, { method: 'MKCOL' })).body?.cancel();
      return [];
    },
    async write(name, bytes, size) {
      const partial = addressOf(`${name}.part`);
      // Some servers accept no body without a length.
      const headers = { 'content-length': `${size}`, 'content-type': 'application/octet-stream' };
      const put = { method: 'PUT', headers, body: bytes, timeoutMs: TRANSFER_TIMEOUT_MS };
      await (await call(partial, put)).body?.cancel();
      const move = { destination: addressOf(name), overwrite: 'F' };
      await (await call(partial, { method: 'MOVE', headers: move })).body?.cancel();
    },
    async *read(name) {
      const get = { method: 'GET', timeoutMs: TRANSFER_TIMEOUT_MS };
      const { body } = await call(addressOf(name), get);
      if (body) yield* body;
    },
    async remove(name) {
      const reply = await call(addressOf(name), { method: 'DELETE' }, [404]);
      await reply.body?.cancel();
    },
  };
}

/** The files of a multistatus reply. Addresses and sizes are all that is needed of its XML. */
function readList(xml: string): { name: string; bytes: number }[] {
  return xml.split(/<(?:[\w-]+:)?response[\s>]/).flatMap((response) => {
    const [, href] = /<(?:[\w-]+:)?href[^<>]*>([^<]*)</.exec(response) ?? [];
    const [, bytes] = /<(?:[\w-]+:)?getcontentlength[^<>]*>(\d{1,15})</.exec(response) ?? [];
    if (href === undefined || bytes === undefined) return [];
    return [{ name: decodeURIComponent(href.split('/').at(-1) ?? ''), bytes: Number(bytes) }];
  });
}
