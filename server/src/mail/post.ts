import type { Letter } from './letters.ts';
import type { Mailer } from './mailer.ts';

/** Sends a letter that nobody waits for. */
export type Post = (to: string, letter: Letter) => void;

/** Letters that only tell: sent when there is a mail server, in the background; what fails is logged. */
export function openPost(
  mailer: Mailer,
  isMailSetUp: boolean,
  onFault: (error: unknown) => void,
): Post {
  return (to, letter) => {
    if (isMailSetUp) mailer.send(to, letter).catch(onFault);
  };
}
