import type { User } from '@assembly/contract/user';
import { composeEmail, type Email, type EmailFrame } from './compose-email.ts';

type Recipient = Pick<User, 'name' | 'isActive'>;

// No subject contains a name, and an email to someone who is not approved contains none at all: anyone can sign up with
// someone else's address and use the name field for a message.

export function resetEmail(assembly: string, { name, isActive }: Recipient, link: string): Email {
  return composeEmail({ name: assembly }, `Set a new password for ${assembly}`, [
    isActive ? `Dear ${name},` : 'Hello,',
    `Somebody, probably you, asked to set a new password for your account at ${assembly}.`,
    { link, label: 'Set a new password', isShown: true },
    'The link works once, within one hour. If you did not ask for it, you can ignore this email: your password stays the same.',
  ]);
}

/** To an administrator, when another one has created a reset link for their account. */
export function adminResetEmail(assembly: string, issuer: string, accountLink: string): Email {
  return composeEmail(
    { name: assembly },
    `A link to set your password for ${assembly} was created`,
    [
      `${issuer} created a link that sets a new password for your account at ${assembly}. It works once, for one day.`,
      'If you did not ask for it, change your password now. Changing your password disables the link.',
      { link: accountLink, label: 'Change your password', isShown: true },
    ],
  );
}

/** To somebody who has signed up, maybe with the address of another person. */
export function confirmationEmail(assembly: string, link: string): Email {
  return composeEmail({ name: assembly }, `Confirm your email address for ${assembly}`, [
    'Hello,',
    `Somebody, probably you, signed up at ${assembly} with this address. Please confirm that it is yours.`,
    { link, label: 'Confirm my address', isShown: true },
    'An administrator then approves the account. If you did not sign up, you can ignore this email.',
  ]);
}

export function approvedEmail(assembly: string, name: string, link: string): Email {
  return composeEmail({ name: assembly }, `Welcome to ${assembly}`, [
    `Dear ${name},`,
    'An administrator has approved your account. You can log in now.',
    { link, label: 'Log in', isShown: true },
  ]);
}

/** To an administrator who has asked for it in the settings. */
export function testEmail(assembly: string, link: string): Email {
  return composeEmail({ name: assembly }, `Test email from ${assembly}`, [
    'This is the test email that you asked for. Your assembly can send emails.',
    { link, label: 'Open the app', isShown: true },
  ]);
}

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
