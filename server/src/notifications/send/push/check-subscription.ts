import { ECDH } from 'node:crypto';
import type { DeviceInput } from '@assembly/contract/notifications/notifications';
import { CURVE } from './push-key.ts';

/** The push services of Chrome (in Debian's Chromium at `jmt17`), Firefox, Safari and Edge. */
const HOSTS = ['fcm.googleapis.com', 'jmt17.google.com'];
const HOST_SUFFIXES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** `allowed`: from PUSH_HOSTS, whose addresses may be private. Undefined: not a push service. */
export type PushService = 'public' | 'allowed' | undefined;

/** The kind of push service that an endpoint belongs to. The endpoint comes from a browser, so it can be any text. */
export function pushServiceOf(endpoint: string, allowedHosts: readonly string[]): PushService {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  // Written as a browser writes it: one endpoint cannot be registered twice in two ways.
  if (url.href !== endpoint || endpoint.includes('#')) return undefined;
  // Also without the port, if it is the usual one.
  if (
    allowedHosts.includes(url.host) ||
    allowedHosts.includes(`${url.hostname}:${url.port || '443'}`)
  ) {
    return 'allowed';
  }
  const hasEmptyLabel = url.hostname.split('.').includes('');
  if (url.port || hasEmptyLabel) return undefined;
  const isPublic =
    HOSTS.includes(url.hostname) || HOST_SUFFIXES.some((suffix) => url.hostname.endsWith(suffix));
  return isPublic ? 'public' : undefined;
}

/** A sentence for each field of a browser's push subscription that cannot be used. */
export function checkSubscription(
  { endpoint, keys }: Pick<DeviceInput, 'endpoint' | 'keys'>,
  allowedHosts: readonly string[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!pushServiceOf(endpoint, allowedHosts)) {
    fields.endpoint =
      'This browser uses a push service that this server does not know. Use Chrome, Firefox, Edge or Safari, or ask an administrator to allow it with PUSH_HOSTS.';
  }
  if (!isPoint(decode(keys.p256dh))) fields['keys.p256dh'] = UNUSABLE_KEY;
  if (decode(keys.auth).length !== AUTH_BYTES) fields['keys.auth'] = UNUSABLE_KEY;
  return fields;
}

const UNUSABLE_KEY = 'This is not a key of a push subscription. Turn notifications on again.';

/** Whether these bytes are a point of the curve, which is uncompressed if it has this length. */
function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, CURVE);
    return bytes.length === POINT_BYTES;
  } catch {
    return false;
  }
}

/** Empty if it is not base64url. */
function decode(text: string): Buffer {
  return Buffer.from(/^[\w-]*=*$/.test(text) ? text : '', 'base64url');
}
