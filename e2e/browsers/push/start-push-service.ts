import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { encodeMessage, encodeNumber, type Field } from './protocol-buffers.ts';

const TLS = join(import.meta.dirname, '../../../server/src/testing/fixtures/tls');
const CERTIFICATE_FILE = join(TLS, 'cert.pem');
/** Of the connection over which a browser gets its messages (MCS), and of its messages. */
const VERSION = 41;
const LOGIN_RESPONSE = 3;
const DATA_MESSAGE = 8;

/** How a message is addressed to one app in one browser. */
interface Registration {
  app: string;
  subtype: string;
  sender: string;
}

/**
 * A stand-in for the push service of Chromium, on this machine. Browsers check in and register over HTTP, and stay
 * connected over TLS; servers send over https.
 */
export async function startPushService() {
  const registrations = new Map<string, Registration>();
  const browsers = new Set<TLSSocket>();
  const tls = { cert: readFileSync(CERTIFICATE_FILE), key: readFileSync(join(TLS, 'key.pem')) };

  const register = withBody((body, request, response) => {
    const form = new URLSearchParams(body.toString());
    if (request.url === '/checkin') {
      return void response.end(encodeMessage([1, true], [7, 1n], [8, 1n]));
    }
    const [app = '', subtype = '', sender = ''] = ['app', 'X-subtype', 'sender'].map(
      (name) => form.get(name) ?? '',
    );
    if (form.has('delete')) {
      for (const [token, one] of registrations) {
        if (one.subtype === subtype) registrations.delete(token);
      }
      return void response.end(`deleted=${subtype}`);
    }
    const token = randomUUID();
    registrations.set(token, { app, subtype, sender });
    response.end(`token=${token}`);
  });

  const connect = (socket: TLSSocket) => {
    socket.on('error', () => {});
    socket.on('close', () => browsers.delete(socket));
    socket.once('data', () => {
      const login = frame(LOGIN_RESPONSE, encodeMessage([1, 'login']));
      socket.write(Buffer.concat([Buffer.of(VERSION), login]));
      browsers.add(socket);
    });
  };

  const send = withBody((body, request, response) => {
    const registration = registrations.get(request.url?.split('/').at(-1) ?? '');
    if (!registration) return void response.writeHead(410).end();
    const { app, subtype, sender } = registration;
    const appData = (key: string, value = ''): Field => [7, encodeMessage([1, key], [2, value])];
    const message = encodeMessage(
      [2, randomUUID()],
      [3, sender],
      [5, app],
      appData('subtype', subtype),
      appData('content-encoding', request.headers['content-encoding']),
      [9, randomUUID()],
      [21, body],
    );
    for (const browser of browsers) browser.write(frame(DATA_MESSAGE, message));
    response.writeHead(201).end();
  });

  const servers = [
    createServer(register),
    createTlsServer(tls, connect),
    createHttpsServer(tls, send),
  ];
  const [registry, connections, api] = await Promise.all(servers.map(listen));
  return {
    /** Has Chromium use it instead of Google's. */
    browserArgs: [
      `--gcm-checkin-url=http://127.0.0.1:${registry}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${registry}/register`,
      `--gcm-mcs-endpoint=https://127.0.0.1:${connections}`,
      '--ignore-certificate-errors',
    ],
    /** Has the server use it. */
    environment: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'redirect-push.ts')}`,
      NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
      PUSH_STAND_IN_PORT: `${api}`,
    },
    /** From now on it knows none of these browsers. */
    forgetBrowsers: () => registrations.clear(),
    async close() {
      for (const browser of browsers) browser.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function withBody(
  handle: (body: Buffer, ...exchange: Parameters<RequestListener>) => void,
): RequestListener {
  return (request, response) => {
    buffer(request).then(
      (body) => handle(body, request, response),
      () => response.destroy(),
    );
  };
}

const frame = (tag: number, message: Buffer) =>
  Buffer.concat([Buffer.of(tag), encodeNumber(message.length), message]);

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
