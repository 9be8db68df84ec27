import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves several apps at one port, each below its path; '' is the root. */
export async function startPathProxy() {
  const appUrls = new Map<string, string>();
  const proxy = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    const longestFirst = [...appUrls].sort(([a], [b]) => b.length - a.length);
    const [, app = ''] = longestFirst.find(([base]) => `${path}/`.startsWith(`${base}/`)) ?? [];
    const forwarded = request(app + path, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** An app without its path, such as http://localhost:8000. */
    add: (path: string, appUrl: string) => void appUrls.set(path, appUrl),
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
