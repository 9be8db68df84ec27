import type { User } from '@assembly/contract/user';
import { composeEmail, type Email, type EmailFrame } from './compose-email.ts';

// No subject contains a name: anyone can sign up and use the name field for a message.

/** To the administrators, when somebody has signed up. */
export function signUpEmail(
  frame: EmailFrame,
  { name, email }: Pick<User, 'name' | 'email'>,
  link: string,
): Email {
  return composeEmail(frame, `New sign-up at ${frame.name}`, [
    `${name} (${email}) has signed up and is waiting for approval.`,
    { link, label: 'Approve or delete', isShown: true },
    'Further sign-ups are reported together, at most once an hour.',
  ]);
}

/** To the administrators, about the people who have signed up since the last email. */
export function signUpsEmail(frame: EmailFrame, count: number, link: string): Email {
  const people = count === 1 ? '1 person has' : `${count} people have`;
  const signUps = count === 1 ? 'New sign-up' : `${count} new sign-ups`;
  return composeEmail(frame, `${signUps} at ${frame.name}`, [
    `${people} signed up since the last email about sign-ups.`,
    { link, label: 'Approve or delete', isShown: true },
  ]);
}
