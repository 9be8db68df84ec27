import type { LOGO_TYPES } from '@assembly/contract/settings';

type LogoType = (typeof LOGO_TYPES)[number];

/** The type of an image by its content; undefined if it cannot be used as a logo. */
export function imageTypeOf(bytes: Buffer): LogoType | undefined {
  const startsWith = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (startsWith('89504e470d0a1a0a')) return 'image/png';
  if (startsWith('ffd8ff')) return 'image/jpeg';
  if (startsWith(toHex('RIFF')) && startsWith(toHex('WEBP'), 8)) return 'image/webp';
  return /^<svg[\s>]/.test(skipProlog(bytes.toString('utf8'))) ? 'image/svg+xml' : undefined;
}

const toHex = (text: string) => Buffer.from(text).toString('hex');

const PROLOG = [
  { start: '<?', end: '?>' },
  { start: '<!--', end: '-->' },
  { start: '<!DOCTYPE', end: '>' },
];

/** What comes before the root element of an XML document. */
function skipProlog(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const node = PROLOG.find(({ start }) => rest.startsWith(start));
    const end = node ? rest.indexOf(node.end) : -1;
    if (!node || end === -1) return rest;
    rest = rest.slice(end + node.end.length).trimStart();
  }
}
