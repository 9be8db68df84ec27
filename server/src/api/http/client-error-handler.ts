import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Replies with a problem to input that never becomes a request because it is invalid, too long or too slow. */
export function clientErrorHandler({ code = '' }: { code?: string }, socket: Socket): void {
  const current = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  // If another reply has begun, the client would read this as part of it.
  if (socket.writable && !current?.headersSent) socket.write(refusal(STATUS_OF[code] ?? 400));
  socket.destroy();
}

function refusal(status: number): string {
  const body = JSON.stringify({ ...new Problem('bad_request').toBody(), status });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
