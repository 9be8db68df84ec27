import { FORBIDDEN_IN_KEY, STRING_MAX_BYTES } from '@assembly/contract/limits';

/** As nearly every id of Google's is: there is nothing in it to look for. */
const PLAIN = /^[\w-]{1,256}$/;
const FORBIDDEN = new RegExp(`[${FORBIDDEN_IN_KEY.map((char) => RegExp.escape(char)).join('')}]`);
const CONTROL = /\p{Cc}/u;
/** PostgreSQL cannot index longer ones; no id of Google's comes near. */
const KEY_MAX_BYTES = 768;
/** No character takes more bytes than this: what is short enough by it need not be measured. */
const BYTES_PER_CHAR_MOST = 3;

/** What holds many others is too long because they are too many, and there is something to do about that. */
const FOLDER_TOO_FULL = `It holds more than fits into one record of ${STRING_MAX_BYTES} bytes. Members see its files all the same, but an export leaves it out: split it into several top-level folders.`;
const TOO_FULL: Record<string, string> = {
  files: FOLDER_TOO_FULL,
  subFolder: FOLDER_TOO_FULL,
  subtask: `It holds more tasks than fit into one record of ${STRING_MAX_BYTES} bytes. Split it into several lists.`,
};

/** Why the store refuses a record, in a sentence that names what is wrong with it; null when it takes it. */
export function validateRecord(record: { id: string }): string | null {
  const fault = keyFault(record.id);
  if (fault) return fault;
  const values: Record<string, unknown> = record;
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' && isTooLong(value)) {
      return TOO_FULL[name] ?? `Its ${name} is longer than ${STRING_MAX_BYTES} bytes.`;
    }
  }
  return null;
}

function keyFault(key: string): string | null {
  if (PLAIN.test(key)) return null;
  if (key === '') return 'It has no id.';
  const [forbidden] = FORBIDDEN.exec(key) ?? [];
  if (forbidden) return `Its id contains "${forbidden}", which is not allowed.`;
  if (CONTROL.test(key)) return 'Its id contains a control character, which is not allowed.';
  if (!key.isWellFormed()) return 'Its id ends in the middle of a character.';
  if (Buffer.byteLength(key) > KEY_MAX_BYTES)
    return `Its id is longer than ${KEY_MAX_BYTES} bytes.`;
  return null;
}

function isTooLong(text: string): boolean {
  if (text.length * BYTES_PER_CHAR_MOST <= STRING_MAX_BYTES) return false;
  return Buffer.byteLength(text) > STRING_MAX_BYTES;
}
