import type { Mailer } from './mailer.ts';
import type { Email } from './templates.ts';

/** Sends a message that nobody waits for. */
export type SendInBackground = (to: string, message: Email) => void;

/** Letters that only tell: sent when there is a mail server, in the background; what fails is logged. */
export function sendInBackground(
  mailer: Mailer,
  isMailSetUp: boolean,
  onError: (error: unknown) => void,
): SendInBackground {
  return (to, message) => {
    if (isMailSetUp) mailer.send(to, message).catch(onError);
  };
}
