import { createServer, request } from 'node:http';

/** Serves several apps at one port, each below its path; '' is the root. Returns a function that stops it. */
export async function startPathProxy(port: number, appPorts: Record<string, number>) {
  const longestFirst = Object.keys(appPorts).sort((a, b) => b.length - a.length);
  const proxy = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    const base = longestFirst.find((one) => `${path}/`.startsWith(`${one}/`)) ?? '';
    const forwarded = request({ port: appPorts[base], path, method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(port, resolve));
  return () => {
    proxy.closeAllConnections();
    proxy.close();
  };
}
