import type { LOGO_TYPES } from '@assembly/contract/settings';

type LogoType = (typeof LOGO_TYPES)[number];

/** The type of an image by its content; undefined if it cannot be used as a logo. */
export function imageTypeOf(bytes: Buffer): LogoType | undefined {
  const startsWith = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (startsWith('89504e470d0a1a0a')) return 'image/png';
  if (startsWith('ffd8ff')) return 'image/jpeg';
  if (startsWith(toHex('RIFF')) && startsWith(toHex('WEBP'), 8)) return 'image/webp';
  return /^<svg[\s>]/.test(withoutProlog(bytes)) ? 'image/svg+xml' : undefined;
}

const toHex = (text: string) => Buffer.from(text).toString('hex');

/** What comes before the root element: declarations, comments, and a document type with or without entities. */
const PROLOG = /^(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>)*/s;

function withoutProlog(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(PROLOG, '');
}
