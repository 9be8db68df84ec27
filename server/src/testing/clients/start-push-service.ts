import {
  createDecipheriv,
  createECDH,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { OnEnd } from '../processes/start-server.ts';

const TLS = join(import.meta.dirname, '../fixtures/tls');
/** Of this machine only. A server process trusts it with NODE_EXTRA_CA_CERTS. */
export const CERTIFICATE_FILE = join(TLS, 'cert.pem');

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** Encrypted. */
  body: Buffer;
}

interface PushServiceOptions {
  /** By default it accepts every message. */
  answer?: (response: ServerResponse, push: ReceivedPush) => void;
  onEnd?: OnEnd;
}

/** A push service on this machine, over https. */
export async function startPushService({
  answer = (response) => void response.writeHead(201).end(),
  onEnd = onTestFinished,
}: PushServiceOptions = {}) {
  const cert = readFileSync(CERTIFICATE_FILE);
  setDefaultCACertificates([...getCACertificates('default'), cert.toString()]);
  const received: ReceivedPush[] = [];
  const server = createServer(
    { cert, key: readFileSync(join(TLS, 'key.pem')) },
    (request, response) => {
      response.on('error', () => {});
      buffer(request).then(
        (body) => {
          const push = { path: request.url ?? '', headers: request.headers, body };
          received.push(push);
          answer(response, push);
        },
        () => response.destroy(),
      );
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    /** For PUSH_HOSTS. */
    host,
    received,
    /** A browser that subscribes there. */
    subscribe: () => createSubscription(`https://${host}/send/${randomUUID()}`),
  };
}

/** The push subscription of a browser, with the keys that decrypt its messages. */
export function createSubscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: {
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** As a browser does (RFC 8291). */
    decrypt: (body: Buffer) => decryptMessage(body, keys, auth),
  };
}

function decryptMessage(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 86);
  const derive = (key: Buffer, saltBytes: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, saltBytes, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
