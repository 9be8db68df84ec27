import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface RoundRobin {
  url: string;
  port: number;
  /** To whom it passes requests on, by their ports; while there is nobody it says so. */
  behind: number[];
}

/** Whoever sends this cookie is passed on to the process of that number, as long as it answers. */
export const PROCESS_COOKIE = 'process';

/** A load balancer as small as one can be: each request to the next process, past those that do not answer. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const behind: number[] = [];
  let turn = 0;

  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    triesLeft: number,
  ) {
    if (triesLeft === 0) return void outgoing.writeHead(502).end();
    turn += 1;
    const { method, headers, url: path } = incoming;
    const wished = new RegExp(`\\b${PROCESS_COOKIE}=(\\d)`).exec(headers.cookie ?? '')?.[1];
    const first = wished === undefined ? turn : Number(wished) - triesLeft;
    const port = behind[(first + behind.length) % behind.length];
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    let isAnswered = false;
    passed.on('response', (answer) => {
      isAnswered = true;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody was there to take it: whoever comes next may. What broke off later is the client's to repeat.
      if (error.code === 'ECONNREFUSED') pass(incoming, body, outgoing, triesLeft - 1);
      else if (isAnswered) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => passed.destroy());
    passed.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    // Read whole before it is passed on: it may have to be passed on twice.
    buffer(incoming).then(
      (body) => pass(incoming, body, outgoing, behind.length),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, behind };
}
