import type { BackupWarning } from '@assembly/contract/backups';
import type { User } from '@assembly/contract/user';
import { composeEmail, type Email, type EmailFrame } from './compose-email.ts';

type Recipient = Pick<User, 'name' | 'isActive'>;

// No subject contains a name, and an email to someone who is not approved contains none at all: anyone can sign up with
// someone else's address and use the name field for a message.

export function resetEmail(frame: EmailFrame, { name, isActive }: Recipient, link: string): Email {
  const { dear, hello, reset } = frame.t.emails;
  return composeEmail(frame, reset.subject(frame.name), [
    isActive ? dear(name) : hello,
    reset.why(frame.name),
    { link, label: reset.button, isShown: true },
    reset.ignore,
  ]);
}

/** To an administrator, when another one has created a reset link for their account. */
export function adminResetEmail(frame: EmailFrame, issuer: string, accountLink: string): Email {
  const { adminReset } = frame.t.emails;
  return composeEmail(frame, adminReset.subject(frame.name), [
    adminReset.why(issuer, frame.name),
    adminReset.remedy,
    { link: accountLink, label: adminReset.button, isShown: true },
  ]);
}

/** To somebody who has signed up, maybe with the address of another person. */
export function confirmationEmail(frame: EmailFrame, link: string): Email {
  const { confirmation, hello } = frame.t.emails;
  return composeEmail(frame, confirmation.subject(frame.name), [
    hello,
    confirmation.why(frame.name),
    { link, label: confirmation.button, isShown: true },
    confirmation.ignore,
  ]);
}

export function approvedEmail(frame: EmailFrame, name: string, link: string): Email {
  const { approved, dear } = frame.t.emails;
  return composeEmail(frame, approved.subject(frame.name), [
    dear(name),
    approved.text,
    { link, label: approved.button, isShown: true },
  ]);
}

/** To an administrator who has asked for it in the settings. */
export function testEmail(frame: EmailFrame, link: string): Email {
  const { test } = frame.t.emails;
  return composeEmail(frame, test.subject(frame.name), [
    test.text,
    { link, label: test.button, isShown: true },
  ]);
}

/** To the administrators, about a problem with the backups. */
export function backupEmail(frame: EmailFrame, warning: BackupWarning, link: string): Email {
  const { backups } = frame.t.emails;
  return composeEmail(frame, backups.subject(frame.name), [
    backups.problems[warning],
    { link, label: backups.button, isShown: true },
    backups.once,
  ]);
}

// No subject contains a name: anyone can sign up and use the name field for a message.

/** To the administrators, when somebody has signed up. */
export function signUpEmail(
  frame: EmailFrame,
  { name, email }: Pick<User, 'name' | 'email'>,
  link: string,
): Email {
  const { signUps } = frame.t.updates;
  return composeEmail(frame, signUps.subject(1, frame.name), [
    signUps.signedUp(name, email),
    { link, label: signUps.approve, isShown: true },
    signUps.later,
  ]);
}

/** To the administrators, about the people who have signed up since the last email. */
export function signUpsEmail(frame: EmailFrame, count: number, link: string): Email {
  const { signUps } = frame.t.updates;
  return composeEmail(frame, signUps.subject(count, frame.name), [
    signUps.sinceLast(count),
    { link, label: signUps.approve, isShown: true },
  ]);
}
