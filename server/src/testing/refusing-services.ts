import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Refuses every call, and repeats all that it was told in doing so; a token it gives once it is asked a second time. */
export async function startEchoingService(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer(async (message, response) => {
    let told = `${message.method} ${message.url} ${JSON.stringify(message.headers)} `;
    for await (const chunk of message) told += chunk;
    heard.push(told);
    const isForToken = message.url?.includes('token');
    const isGiven = isForToken && heard.filter((one) => one.includes('refresh_token')).length > 1;
    const refusal = {
      error: { code: 403, message: told, errors: [{ reason: told, message: told }] },
    };
    response.writeHead(isGiven ? 200 : 403, {
      'content-type': 'application/json',
      connection: 'close',
    });
    response.end(JSON.stringify(isGiven ? { access_token: 'given', expires_in: 3600 } : refusal));
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, heard };
}

/** A mail server that lets nobody in. */
export async function startRefusingMailServer(): Promise<{ host: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard.push(text);
      if (text.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (text.startsWith('AUTH')) socket.write('535 5.7.8 Authentication failed\r\n');
      else socket.end('221 bye\r\n');
    });
  });
  return { host: `127.0.0.1:${await listen(server)}`, heard };
}
