/** What the server sends to the service worker of a device, and what that shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** What a tap opens, below the base path. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
}
