import { parseUrl } from '@assembly/contract/text/parse-url';
import { t } from '../../browser/locale/messages.ts';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What to know about a public address before saving it, or ''. */
export function warnOfAddress(typed: string): string {
  const url = parseUrl(typed.trim());
  if (url && LOOPBACK.test(url.hostname)) return t.assembly.publicAddress.onlyLocal;
  return url?.protocol === 'http:' ? t.assembly.publicAddress.insecure : '';
}
