import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Refuses every call and echoes the request in its reply. The second request for a token succeeds. */
export async function startEchoingService(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  function answer(message: IncomingMessage, body: string): { status: number; body: unknown } {
    const request = `${message.method} ${message.url} ${JSON.stringify(message.headers)} ${body}`;
    received.push(request);
    const tokenRequests = received.filter((one) => one.includes('refresh_token')).length;
    if (message.url?.includes('token') && tokenRequests > 1) {
      return { status: 200, body: { access_token: 'given', expires_in: 3600 } };
    }
    const errors = [{ reason: request, message: request }];
    return { status: 403, body: { error: { code: 403, message: request, errors } } };
  }
  const server = createServer((message, response) => {
    text(message).then(
      (read) => {
        const { status, body } = answer(message, read);
        response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
        response.end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, received };
}

/** A mail server that accepts no credentials. */
export async function startRefusingMailServer(): Promise<{ host: string; received: string[] }> {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      received.push(line);
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('535 5.7.8 Authentication failed\r\n');
      else socket.end('221 bye\r\n');
    });
  });
  return { host: `127.0.0.1:${await listen(server)}`, received };
}
