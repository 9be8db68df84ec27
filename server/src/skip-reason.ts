import type { LeftOut } from '@assembly/contract/sync';
import syncErrors from '@assembly/messages/en/syncErrors';
import { messageOf } from '@assembly/messages/message-of';

/** Why an item is skipped: in English, and as a code for browsers. */
export type SkipReason = Pick<LeftOut, 'reason' | 'reasonCode'>;

export function skipReason(
  code: keyof typeof syncErrors,
  ...values: (string | number)[]
): SkipReason {
  return {
    reason: messageOf(syncErrors, code, values) ?? '',
    reasonCode: { code, ...(values.length > 0 && { values }) },
  };
}
