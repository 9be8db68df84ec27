import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface RoundRobin {
  url: string;
  port: number;
  /** The servers that it forwards to; without any it answers 502. */
  ports: number[];
}

/** Names the process that a browser's requests go to, as long as it answers. */
export const PROCESS_COOKIE = 'process';

/** A minimal load balancer: each request goes to the next server that answers. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const ports: number[] = [];
  let requests = 0;

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    triesLeft: number,
  ) {
    if (triesLeft === 0) return void outgoing.writeHead(502).end();
    requests += 1;
    const { method, headers, url: path } = incoming;
    const wanted = new RegExp(`\\b${PROCESS_COOKIE}=(\\d)`).exec(headers.cookie ?? '')?.[1];
    const first = wanted === undefined ? requests : Number(wanted) - triesLeft;
    const port = ports[(first + ports.length) % ports.length];
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    let hasReplied = false;
    forwarded.on('response', (reply) => {
      hasReplied = true;
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      outgoing.flushHeaders();
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      // No server accepted it, so the next one may; after that only the client can repeat it.
      if (error.code === 'ECONNREFUSED') forward(incoming, body, outgoing, triesLeft - 1);
      else if (hasReplied) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forwarded.destroy());
    forwarded.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    // Read the whole body first, because it may have to be sent twice.
    buffer(incoming).then(
      (body) => forward(incoming, body, outgoing, ports.length),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, ports };
}
