import type { NodemailerError } from 'nodemailer';
import { cutText } from '../cut-text.ts';

const MAX_CHARS = 500;
const REMOVED = '(removed)';
/** They could forge another line of the log. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu;
const SMTP_REPLY = /^[2-5]\d\d([ -]|$)/;

const UNREACHABLE =
  'there is no answer from a mail server at this address and port. Check both, and whether a firewall blocks the port.';
const INSECURE =
  'a secure connection could not be made. Check that the port uses TLS, and that the certificate is valid for this address.';
const NOT_ENCRYPTED =
  'it offers no encryption on this port, so the password was not sent. Choose TLS, which is an address that starts with smtps:// and usually port 465.';
/** Our own code: the conversation took too long. */
export const TOO_SLOW = 'ESLOW';
/** Shown instead of the messages of connection errors, by nodemailer's code. */
const SENTENCES: Record<string, string> = {
  EDNS: 'its address is not known. Check how it is spelled.',
  ECONNECTION: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ETLS: INSECURE,
  [TOO_SLOW]: 'it answers too slowly. Try again later.',
};
/** Nodemailer's own messages about the email and the credentials are shown. */
const SHOWN = ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE'];
const UNEXPECTED = 'the connection failed. Check its address.';
/**
 * A permanent reply to a recipient. Enhanced codes (RFC 3463) 5.3 to 5.7 are about the mail system, its network and its
 * rules, such as relaying and quotas: counted against the recipients, they would pause the emails of every member.
 */
const RECIPIENT_REJECTED = /^5\d\d(?![ -]5\.[3-7]\.)/;

/**
 * An email was not accepted. The message has the mail server's reply, without credentials. What any other server answers,
 * and the names in its certificate, are not shown: otherwise an administrator could explore servers that only this one
 * can reach.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** For the log. */
  readonly code: string | undefined;
  /** The number of the mail server's reply, for the log. */
  readonly status: string | undefined;
  /** The address cannot get emails. Otherwise, the email may be accepted later. */
  readonly isRecipientRejected: boolean;

  constructor(error: unknown, smtpUrl: string) {
    const { message, response = '', code = '', originalCode, command } = error as NodemailerError;
    // The reply to STARTTLS is about the command, not about the email.
    const isNotOffered = code === 'ETLS' && response !== '';
    const withoutReply = SHOWN.includes(code)
      ? clean(message, smtpUrl)
      : sentenceFor(code, originalCode);
    super(
      isNotOffered ? describe('', NOT_ENCRYPTED) : describe(clean(response, smtpUrl), withoutReply),
    );
    this.code = originalCode ?? (code || undefined);
    this.status = SMTP_REPLY.test(response) ? response.slice(0, 3) : undefined;
    this.isRecipientRejected = command === 'RCPT TO' && RECIPIENT_REJECTED.test(response);
  }
}

/** What the log says about an email that was not sent. Not the reply: a mail server may repeat the address of a member. */
export function toLogEntry(error: unknown): object {
  if (!(error instanceof MailError)) return { err: error };
  const { code, status } = error;
  return { code, status };
}

function sentenceFor(code: string, originalCode = ''): string {
  const isTls = /CERT|SIGNATURE|_SSL_|_TLS_/.test(originalCode);
  return isTls ? INSECURE : (SENTENCES[code] ?? UNEXPECTED);
}

function describe(response: string, withoutReply: string): string {
  if (response === '') return `The mail server could not be used: ${withoutReply}`;
  return SMTP_REPLY.test(response)
    ? `The mail server refused the email: ${response}`
    : 'The mail server could not be used: what answers at this address and port is not a mail server.';
}

/** On one line, without credentials: a mail server may repeat what it was sent. */
function clean(text: string, smtpUrl: string): string {
  let cleaned = text;
  for (const secret of secretsOf(smtpUrl)) cleaned = cleaned.replaceAll(secret, REMOVED);
  return cutText(cleaned.replace(INVISIBLE, ' ').trim(), MAX_CHARS);
}

/** nodemailer accepts an address without the slashes too. */
export function parseSmtpUrl(smtpUrl: string): URL {
  return new URL(smtpUrl.replace(/^(\w+:)(?!\/\/)/, '$1//'));
}

/** User and password in every encoding in which they are sent, the longest first. */
function secretsOf(smtpUrl: string): string[] {
  const { username, password } = parseSmtpUrl(smtpUrl);
  const [user, secret] = [decode(username), decode(password)];
  const plain = [username, password, user, secret, `\0${user}\0${secret}`].filter(
    (one) => one !== '' && one !== '\0\0',
  );
  const encoded = plain.map((one) => Buffer.from(one).toString('base64'));
  return [...plain, ...encoded].sort((a, b) => b.length - a.length);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
