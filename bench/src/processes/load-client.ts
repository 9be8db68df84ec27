import { json } from 'node:stream/consumers';
import autocannon, { type Request } from 'autocannon';
import type { Load } from './generate-load.ts';

// Reads a load from standard input, requests as fast as it can, and prints how many replies came with each status.
const CONNECTIONS = 20;

const { url, paths, headers, cookies, seconds } = (await json(process.stdin)) as Load;
let requested = 0;
/** Each request comes from the next member. */
const asNextMember = (request: Request): Request => {
  const cookie = cookies[requested % cookies.length] ?? '';
  requested += 1;
  return { ...request, headers: { ...request.headers, cookie } };
};
const [cookie = ''] = cookies;
const { statusCodeStats } = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: seconds,
  requests: paths.map((path) =>
    cookies.length > 1
      ? { path, headers, setupRequest: asNextMember }
      : { path, headers: { ...headers, cookie } },
  ),
});
console.log(JSON.stringify(statusCodeStats));
