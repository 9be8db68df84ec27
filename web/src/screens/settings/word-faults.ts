import { ApiError } from '@assembly/contract/api-error';
import { messageOf } from '@assembly/messages/message-of';
import { t } from '../../browser/locale/messages.ts';

/** The error with what is wrong with each field in the reader's language, where the messages have it. */
export function wordFaults({ code, message, status, fields, fieldCodes }: ApiError): ApiError {
  const worded = Object.entries(fields ?? {}).map(([name, text]) => {
    const [fault = '', ...values] = fieldCodes?.[name]?.split(' ') ?? [];
    return [name, messageOf(t.settingFaults, fault, values) ?? text];
  });
  return new ApiError(code, message, { status, fields: Object.fromEntries(worded) });
}
