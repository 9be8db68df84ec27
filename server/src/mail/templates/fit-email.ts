import type { Email } from './compose-email.ts';

/** The limit of each text in an email. Longer ones are cut, with a link to the rest. */
const TEXT_MAX_CHARS = 20_000;
/** Mail programs cut emails that are longer than about 100 kB. This leaves room for the headers. */
const EMAIL_MAX_BYTES = 90_000;
const SMALLEST_CHARS = 50;
/** The less room each text has, the fewer items of a kind are listed. The others are counted. */
export const CHARS_PER_ITEM = 400;
/** Lines of encoded text end after 76 characters. */
const LINE_BREAK_FACTOR = 1.04;

/** Composes an email with texts as long as possible, so that mail programs still show it whole. */
export function fitEmail(compose: (maxChars: number) => Email): Email {
  for (let maxChars = TEXT_MAX_CHARS; ; maxChars = Math.floor(maxChars / 2)) {
    const email = compose(maxChars);
    const size = encodedBytes(email.text) + encodedBytes(email.html);
    if (size <= EMAIL_MAX_BYTES || maxChars <= SMALLEST_CHARS) return email;
  }
}

/** As nodemailer encodes it: in base64 if it has more other characters than Latin letters, else as quoted-printable. */
function encodedBytes(text: string): number {
  const bytes = Buffer.byteLength(text);
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const others = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (others >= letters) return (bytes / 3) * 4 * LINE_BREAK_FACTOR;
  const plain = text.match(/[ -<>-~]/g)?.length ?? 0;
  // Every other byte is written as three characters.
  return (plain + 3 * (bytes - plain)) * LINE_BREAK_FACTOR;
}
