import { textOfCode } from '@assembly/contract/text/text-of-code';
import type { Messages } from '@assembly/messages/catalog';
import { t } from './t.ts';

/** The sentence for the code of an invalid field; undefined if there is none, or where no such fields are shown. */
export function fieldErrorText(code = ''): string | undefined {
  const { fields }: Partial<Messages> = t;
  return fields && textOfCode(fields.errors, code);
}
