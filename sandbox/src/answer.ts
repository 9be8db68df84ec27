import { GoogleError } from './google/google-error.ts';

/** What goes back, before any fault has touched it. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Bytes, or pieces made only as fast as the client takes them. */
  body: Uint8Array | Iterable<Uint8Array>;
  /** The size, where the client is told it. Without one the body goes in chunks. */
  size: number | null;
};

export function bytesAnswer(
  status: number,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Answer {
  return { status, headers, body: bytes, size: bytes.length };
}

export function jsonAnswer(status: number, value: unknown): Answer {
  return bytesAnswer(status, Buffer.from(JSON.stringify(value)), {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'private, max-age=0, must-revalidate, no-transform',
  });
}

export function errorAnswer(error: GoogleError): Answer {
  const answer =
    typeof error.body === 'string'
      ? htmlAnswer(error.status, error.body)
      : jsonAnswer(error.status, error.body);
  return { ...answer, headers: { ...answer.headers, ...error.headers } };
}

export function htmlAnswer(status: number, text: string): Answer {
  return bytesAnswer(status, Buffer.from(text), { 'content-type': 'text/html; charset=UTF-8' });
}

/** Google answers an address it does not know with a page, not with JSON. */
export function unknownAddress(path: string): GoogleError {
  const page = `<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title><p><b>404.</b> <ins>That’s an error.</ins><p>The requested URL <code>${escaped(path)}</code> was not found on this server.`;
  return new GoogleError(404, page, 'Not Found');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
