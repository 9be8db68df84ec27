const MAX_CHARS = 500;
const REMOVED = '(removed)';
const SMTP_REPLY = /^[2-5]\d\d([ -]|$)/;

/**
 * An email was not accepted. The message has the mail server's own words, without credentials. What any other server
 * answers is not shown: otherwise an administrator could read from servers that only this one can reach.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string | undefined;

  constructor(error: unknown, smtpUrl: string) {
    const { message, response, code } = error as Error & { response?: string; code?: string };
    super(describe(clean(response ?? '', smtpUrl), clean(message, smtpUrl)));
    this.code = code;
  }
}

/** The message repeats the response. */
function describe(response: string, message: string): string {
  if (response === '') return `The mail server could not be used: ${message}`;
  return SMTP_REPLY.test(response)
    ? `The mail server refused the email: ${response}`
    : 'The mail server could not be used: what answers at this address and port is not a mail server.';
}

/** On one line. A mail server may repeat what it was sent. */
function clean(text: string, smtpUrl: string): string {
  let cleaned = text;
  for (const secret of secretsOf(smtpUrl)) cleaned = cleaned.replaceAll(secret, REMOVED);
  return cleaned
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARS)
    .toWellFormed();
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
