import { HttpError } from '../google/google-error.ts';

/** What goes back, before any fault has touched it. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  /** Bytes, or pieces made only as fast as the client takes them. */
  body: Uint8Array | Iterable<Uint8Array>;
  /** The size, where the client is told it. Without one the body goes in chunks. */
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

export function errorReply(error: HttpError): Reply {
  const answer =
    typeof error.body === 'string'
      ? htmlReply(error.status, error.body)
      : jsonReply(error.status, error.body);
  return { ...answer, headers: { ...answer.headers, ...error.headers } };
}

export function htmlReply(status: number, text: string): Reply {
  return bytesReply(status, Buffer.from(text), { 'content-type': 'text/html; charset=UTF-8' });
}

/** Google answers an address it does not know with a page, not with JSON. */
export function unknownAddress(path: string): HttpError {
  const page = `<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title><p><b>404.</b> <ins>That’s an error.</ins><p>The requested URL <code>${escaped(path)}</code> was not found on this server.`;
  return new HttpError(404, page, 'Not Found');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
