import type { NodemailerError } from 'nodemailer';
import { toOneLine } from '../to-one-line.ts';

const MAX_CHARS = 500;
const REMOVED = '(removed)';
const SMTP_REPLY = /^[2-5]\d\d([ -]|$)/;

const UNREACHABLE =
  'there is no answer from a mail server at this address and port. Check both, and whether a firewall blocks the port.';
const INSECURE =
  'a secure connection could not be made. Check that the port uses TLS, and that the certificate is valid for this address.';
/** Instead of the words of connection errors, by nodemailer's code. */
const SENTENCES: Record<string, string> = {
  EDNS: 'its address is not known. Check how it is spelled.',
  ECONNECTION: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ETLS: INSECURE,
};
/** Nodemailer's own words about the email and the credentials. */
const SHOWN = ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE'];
const LOST =
  'The mail server closed the connection, or stopped answering, while it received this email.';
export const UNCONFIRMED =
  'The mail server closed the connection, or stopped answering, before it confirmed this email. The email may have arrived.';
const LOST_CODES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'];
const UNEXPECTED = 'the connection failed. Check its address.';

/**
 * `refused`: the address cannot get emails. `rejected`: this email is not accepted. `later`: neither is decided yet.
 * `unconfirmed`: the connection was lost after the whole email was sent, so it may have arrived. `unavailable`: the mail
 * server cannot be used, whatever the email.
 */
export type MailOutcome = 'refused' | 'rejected' | 'later' | 'unconfirmed' | 'unavailable';

/**
 * An email was not accepted. The message has the mail server's own words, without credentials. What any other server
 * answers, and the names in its certificate, are not shown: otherwise an administrator could explore servers that only
 * this one can reach.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** For the log. */
  readonly code: string | undefined;
  readonly outcome: MailOutcome;

  /**
   * `isServerUsable`: it accepts connections, although the one of this email was lost. `isHandedOver`: the whole email
   * was sent.
   */
  constructor(
    error: unknown,
    smtpUrl: string,
    { isServerUsable = false, isHandedOver = false } = {},
  ) {
    const { message, response, code = '', originalCode } = error as NodemailerError;
    const withoutReply = SHOWN.includes(code)
      ? clean(message, smtpUrl)
      : sentenceFor(code, originalCode);
    const sentence = describe(clean(response ?? '', smtpUrl), withoutReply);
    const isUnconfirmed = isHandedOver && !response && LOST_CODES.includes(code);
    const lost = isUnconfirmed ? UNCONFIRMED : LOST;
    super(isUnconfirmed || (isServerUsable && !response) ? lost : sentence);
    this.code = originalCode ?? (code || undefined);
    const outcome = isServerUsable ? 'later' : outcomeOf(error as NodemailerError);
    this.outcome = isUnconfirmed ? 'unconfirmed' : outcome;
  }
}

/** What the log says about an email that was not sent: a mail server may repeat the addresses of members. */
export function toLogEntry(error: unknown): object {
  if (!(error instanceof MailError)) return { err: error };
  const { outcome, code, message } = error;
  return { outcome, code, reason: message.replace(/[^\s<>()]+(?:@|%40)[^\s<>()]+/gi, '(address)') };
}

/** Whether the connection was lost, which may be because of the mail server or of this email. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', response = '' } = error as NodemailerError;
  const isDecided = outcomeOf(error as NodemailerError) !== 'unavailable';
  return !isDecided && (LOST_CODES.includes(code) || response.startsWith('421'));
}

/** Code, and enhanced code (RFC 3463) if there is one: its subject, and what about it. */
const REPLY = /^(\d{3})(?:[ -]\d\.(\d+)\.(\d+)\b)?/;
const BAD_MAILBOX = ['550', '551', '553'];
/** Words of replies that are about us, not about the recipient or the content. */
const ABOUT_SENDER = /relay|rcpthosts|quota|limit|authenticat|sender|not verified/i;

function outcomeOf({ code, command, message, permanent, response }: NodemailerError): MailOutcome {
  const isDecided = permanent !== undefined;
  if (command === 'RCPT TO' && isDecided) {
    return permanent ? outcomeOfRefusal(response ?? '') : 'later';
  }
  // A reply that ends the connection has command CONN.
  if (command === 'DATA' && isDecided) {
    return permanent ? outcomeOfRejection(response ?? '') : 'later';
  }
  if (code === 'EENVELOPE' && /^(Invalid recipient|No recipients)/.test(message)) return 'refused';
  // Larger than the mail server accepts, or it cannot be written.
  return code === 'EMESSAGE' || code === 'ESTREAM' ? 'rejected' : 'unavailable';
}

/**
 * What a permanent reply to the recipient means. Relay rules, quotas and unknown senders are refused in the same way for
 * everyone: counted as refusals, they would pause all members. Emails wait until an administrator has corrected it.
 */
function outcomeOfRefusal(response: string): MailOutcome {
  const [, code = '', subject, about] = REPLY.exec(response) ?? [];
  if (subject === undefined) {
    if (ABOUT_SENDER.test(response)) return 'later';
    return BAD_MAILBOX.includes(code) ? 'refused' : 'rejected';
  }
  // 7 and 8 are about the address of the sender.
  if (subject === '1') return about === '7' || about === '8' ? 'later' : 'refused';
  if (subject === '2') return 'refused';
  // The mail system, the network or its policy, as in "5.4.5 daily sending quota exceeded" and "5.7.1 relay denied".
  return ['3', '4', '7'].includes(subject) ? 'later' : 'rejected';
}

/** What a permanent reply to the message means: it is about its content, unless it is about us. */
function outcomeOfRejection(response: string): MailOutcome {
  const [, , subject = ''] = REPLY.exec(response) ?? [];
  return ['3', '4'].includes(subject) || ABOUT_SENDER.test(response) ? 'later' : 'rejected';
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

/** Without credentials: a mail server may repeat what it was sent. */
function clean(text: string, smtpUrl: string): string {
  let cleaned = text;
  for (const secret of secretsOf(smtpUrl)) cleaned = cleaned.replaceAll(secret, REMOVED);
  return toOneLine(cleaned, MAX_CHARS);
}

/** User and password in every encoding in which they are sent, the longest first. */
function secretsOf(smtpUrl: string): string[] {
  // nodemailer accepts an address without the slashes too.
  const { username, password } = new URL(smtpUrl.replace(/^(\w+:)(?!\/\/)/, '$1//'));
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
