import type { HttpError } from './http-error.ts';

/** A reply before a fault changes it. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** Bytes, or chunks that are made only as fast as the client reads them. */
  body: Uint8Array | Iterable<Uint8Array>;
  /** Sent as `content-length`. Without one the body is sent with chunked encoding. */
  size: number | null;
};

export function bytesReply(
  status: number,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Reply {
  return { status, headers, body: bytes, size: bytes.length };
}

export function jsonReply(status: number, value: unknown): Reply {
  return bytesReply(status, Buffer.from(JSON.stringify(value)), {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'private, max-age=0, must-revalidate, no-transform',
  });
}

export function htmlReply(status: number, text: string): Reply {
  return bytesReply(status, Buffer.from(text), { 'content-type': 'text/html; charset=UTF-8' });
}

export function errorReply(error: HttpError): Reply {
  const reply =
    typeof error.body === 'string'
      ? htmlReply(error.status, error.body)
      : jsonReply(error.status, error.body);
  return { ...reply, headers: { ...reply.headers, ...error.headers } };
}
