import * as z from 'zod/mini';
import { parseUrl } from './parse-url.ts';

/** A host name or an IP address. The parser of addresses accepts more, such as http://* or http://a..b. */
const HOST = /^(\[[\da-f:]+\]|(?=.{1,253}$)[\w-]{1,63}(\.[\w-]{1,63})*)$/;

/** Scheme, host and port only. */
export function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, origin, href, hostname } = url;
  return /^https?:$/.test(protocol) && HOST.test(hostname) && href === `${origin}/`;
}

/** The address of a web page, maybe with a path. A cookie's path cannot contain a semicolon. */
export function isPlainWebAddress(text: string): boolean {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return !url.search && !url.hash && !url.username && !url.pathname.includes(';');
}

const isSmtp = (text: string) => /^smtps?:$/.test(parseUrl(text)?.protocol ?? '');

/**
 * Only for web addresses does the parser check the host name. nodemailer checks it too, but throws an error that contains
 * the password.
 */
function hasValidHost(text: string): boolean {
  const url = parseUrl(text);
  return !url || parseUrl(url.href.replace(/^smtps?:/, 'http:')) !== null;
}

export const smtpSchema = z
  .string()
  .check(
    z.refine(isSmtp, 'must start with smtps:// or smtp://'),
    z.refine(hasValidHost, 'must have a valid host name, as in smtps://mail.example.org'),
  );

/** Others can make nodemailer run a program on the server instead of sending the email by SMTP. */
const SMTP_OPTIONS = ['ignoreTLS', 'requireTLS', 'tls.rejectUnauthorized', 'tls.servername'];

function hasOnlyHost(text: string): boolean {
  const url = parseUrl(text);
  return Boolean(text.includes('//') && url?.hostname && /^\/?$/.test(url.pathname) && !url.hash);
}

const hasOnlySafeOptions = (text: string) =>
  [...(parseUrl(text)?.searchParams.keys() ?? [])].every((name) => SMTP_OPTIONS.includes(name));

export const enteredSmtpSchema = z
  .string()
  .check(
    z.refine(hasOnlyHost, 'must be an address such as smtps://user:password@mail.example.org'),
    z.refine(hasOnlySafeOptions, `must not have options other than ${SMTP_OPTIONS.join(', ')}`),
  );
