import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { cutText } from '../../../cut-text.ts';

/** Push services accept 4 kB, with what encryption adds. */
export const PAYLOAD_MAX_BYTES = 3000;
const TITLE_MAX_CHARS = 150;
/** In JSON, such as `\u001b`. */
const CHAR_MAX_BYTES = 6;

/** The message as JSON, with as much of its text as fits. */
export function fitPayload({ title, body, path, tag }: PushMessage): string {
  const shortTitle = cutText(title, TITLE_MAX_CHARS);
  let maxChars = Math.min(body.length, PAYLOAD_MAX_BYTES);
  for (;;) {
    const json = JSON.stringify({ title: shortTitle, body: cutText(body, maxChars), path, tag });
    const excess = Buffer.byteLength(json) - PAYLOAD_MAX_BYTES;
    if (excess <= 0 || maxChars === 0) return json;
    maxChars = Math.max(0, maxChars - Math.ceil(excess / CHAR_MAX_BYTES));
  }
}
