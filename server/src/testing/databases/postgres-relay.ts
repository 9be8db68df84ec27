import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface PostgresRelay {
  /** The database's address through the relay. */
  url: string;
  /** How many connections are open, and how many were ever opened. */
  open: () => number;
  opened: () => number;
  cut: () => void;
  /** Accepts everything and passes nothing on, as a firewall that has forgotten the connection, until it is resumed. */
  pause: () => void;
  resume: () => void;
}

/** A TCP relay between the app and PostgreSQL that a test can pause or cut. */
export async function startPostgresRelay(databaseUrl: string): Promise<PostgresRelay> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let opened = 0;
  let isPaused = false;
  const server = createServer((client) => {
    opened += 1;
    sockets.add(client);
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (data) => isPaused || to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    open: () => sockets.size,
    opened: () => opened,
    cut,
    pause() {
      isPaused = true;
    },
    resume() {
      isPaused = false;
    },
  };
}
