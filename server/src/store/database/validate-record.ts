import { FORBIDDEN_IN_KEY, STRING_MAX_BYTES } from '@assembly/contract/limits';
import { type SkipReason, skipReason } from '../../skip-reason.ts';

/** Nearly every id from Google matches this and needs no further check. */
const PLAIN = /^[\w-]{1,256}$/;
const FORBIDDEN = new RegExp(`[${FORBIDDEN_IN_KEY.map(RegExp.escape).join('')}\\p{Cc}]`, 'v');
/** PostgreSQL cannot index longer keys; Google's ids are far shorter. */
const KEY_MAX_BYTES = 768;
/** UTF-8 needs at most this much for a UTF-16 unit, so that short texts need not be measured. */
const MAX_BYTES_PER_CHAR = 3;

/** The reason why the store refuses a record, or null when it is valid. */
export function validateRecord(record: { id: string }): SkipReason | null {
  const reason = validateKey(record.id);
  if (reason) return reason;
  const values: Record<string, unknown> = record;
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' && isTooLong(value)) {
      return skipReason('too_long', name, STRING_MAX_BYTES);
    }
  }
  return null;
}

function validateKey(key: string): SkipReason | null {
  if (PLAIN.test(key)) return null;
  if (key === '') return skipReason('no_id');
  const isValid =
    !FORBIDDEN.test(key) && key.isWellFormed() && Buffer.byteLength(key) <= KEY_MAX_BYTES;
  return isValid ? null : skipReason('invalid_id');
}

export function isTooLong(text: string): boolean {
  if (text.length * MAX_BYTES_PER_CHAR <= STRING_MAX_BYTES) return false;
  return Buffer.byteLength(text) > STRING_MAX_BYTES;
}
