import { cutText } from '../../cut-text.ts';

/** What the service worker gets. */
export interface PushPayload {
  title: string;
  body: string;
  /** What a tap opens, below the base path. */
  path: string;
  /** A later message with the same tag replaces the notification. */
  tag: string;
}

/** Push services accept 4 kB, with what encryption adds. */
export const PAYLOAD_MAX_BYTES = 3000;
const TITLE_MAX_CHARS = 150;
/** In JSON, such as `\u001b`. */
const CHAR_MAX_BYTES = 6;

/** The payload as JSON, with as much of its text as fits. */
export function fitPayload({ title, body, path, tag }: PushPayload): string {
  const shortTitle = cutText(title, TITLE_MAX_CHARS);
  let maxChars = Math.min(body.length, PAYLOAD_MAX_BYTES);
  for (;;) {
    const json = JSON.stringify({ title: shortTitle, body: cutText(body, maxChars), path, tag });
    const excess = Buffer.byteLength(json) - PAYLOAD_MAX_BYTES;
    if (excess <= 0 || maxChars === 0) return json;
    maxChars = Math.max(0, maxChars - Math.ceil(excess / CHAR_MAX_BYTES));
  }
}
