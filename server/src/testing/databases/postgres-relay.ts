import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Line {
  /** The address of the database, along this line. */
  url: string;
  /** How many connections stand, and how many were ever asked for. */
  open: () => number;
  asked: () => number;
  cut: () => void;
  /** From now on it takes everything and passes nothing on, as a firewall does that has forgotten it; or does so again. */
  fallSilent: () => void;
  speak: () => void;
}

/** The line between the app and a database on PostgreSQL, in a test's hands. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const { hostname, port } = new URL(databaseUrl);
  const clients = new Set<Socket>();
  let asked = 0;
  let isSilent = false;
  const server = createServer((client) => {
    asked += 1;
    clients.add(client);
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (data) => isSilent || to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        clients.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const client of clients) client.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    open: () => clients.size,
    asked: () => asked,
    cut,
    fallSilent() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
    },
  };
}
