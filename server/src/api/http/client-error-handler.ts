import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never becomes a request (invalid, too long or too slow) with a problem, like all other errors. */
export function clientErrorHandler({ code = '' }: { code?: string }, socket: Socket): void {
  const current = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  // Inside another reply, the client would read this as part of it.
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
