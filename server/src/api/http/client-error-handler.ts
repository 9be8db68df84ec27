import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What was not HTTP, too long or too slow never becomes a request: it is refused in the shape of all the others. */
export function clientErrorHandler({ code = '' }: { code?: string }, socket: Socket): void {
  const underWay = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  // In the middle of another answer it would read as a part of that one.
  if (socket.writable && !underWay?.headersSent) socket.write(refusal(STATUS_OF[code] ?? 400));
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
