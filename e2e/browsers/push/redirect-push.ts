import https, { type RequestOptions } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into a server before its own code, with `node --import`: what it sends to Chromium's push service arrives at
// the stand-in. Nothing else of the server is changed.

const HOSTS = ['fcm.googleapis.com', 'jmt17.google.com'];
const { request } = https;

https.request = ((address: string, options: RequestOptions, done: () => void) => {
  const { host, pathname } = new URL(address);
  if (!HOSTS.includes(host)) return request(address, options, done);
  const { lookup: _lookup, ...rest } = options;
  const standIn = `https://127.0.0.1:${process.env.PUSH_STAND_IN_PORT}${pathname}`;
  return request(standIn, { ...rest, servername: 'localhost' }, done);
}) as typeof request;
syncBuiltinESMExports();
