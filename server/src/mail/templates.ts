import type { User } from '@assembly/contract/user';
import { escapeHtml } from '../escape-html.ts';

type Recipient = Pick<User, 'name' | 'isActive'>;

/** An outgoing email, as plain text and as simple HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

// No subject contains a name, and an email to someone who is not approved contains none at all: anyone can sign up with
// someone else's address and use the name field for a message.

export function resetEmail(assembly: string, { name, isActive }: Recipient, link: string): Email {
  return compose(assembly, `Set a new password for ${assembly}`, [
    isActive ? `Dear ${name},` : 'Hello,',
    `Somebody, probably you, asked to set a new password for your account at ${assembly}.`,
    { link, label: 'Set a new password' },
    'The link works once, within one hour. If you did not ask for it, you can ignore this email: your password stays the same.',
  ]);
}

/** To an administrator, when another one has created a reset link for their account. */
export function adminResetEmail(assembly: string, issuer: string, accountLink: string): Email {
  return compose(assembly, `A link to set your password for ${assembly} was created`, [
    `${issuer} created a link that sets a new password for your account at ${assembly}. It works once, for one day.`,
    'If you did not ask for it, change your password now. Changing your password disables the link.',
    { link: accountLink, label: 'Change your password' },
  ]);
}

/** To the administrators, when somebody has signed up. */
export function signUpEmail(
  assembly: string,
  { name, email }: Pick<User, 'name' | 'email'>,
  link: string,
): Email {
  return compose(assembly, `New sign-up at ${assembly}`, [
    `${name} (${email}) has signed up and waits for approval.`,
    { link, label: 'Approve or delete' },
    'Further sign-ups are reported together, at most once an hour.',
  ]);
}

/** To the administrators, about the people who have signed up since the last email. */
export function signUpsEmail(assembly: string, count: number, link: string): Email {
  const people = count === 1 ? '1 person has' : `${count} people have`;
  const signUps = count === 1 ? 'New sign-up' : `${count} new sign-ups`;
  return compose(assembly, `${signUps} at ${assembly}`, [
    `${people} signed up since the last email about sign-ups.`,
    { link, label: 'Approve or delete' },
  ]);
}

export function approvedEmail(assembly: string, name: string, link: string): Email {
  return compose(assembly, `Welcome to ${assembly}`, [
    `Dear ${name},`,
    'An administrator has approved your account. You can log in now.',
    { link, label: 'Log in' },
  ]);
}

/** To an administrator who has asked for it in the settings. */
export function testEmail(assembly: string, link: string): Email {
  return compose(assembly, `Test email from ${assembly}`, [
    'This is the test email that you asked for. Your assembly can send emails.',
    { link, label: 'Open the app' },
  ]);
}

type Paragraph = string | { link: string; label: string };

function compose(assembly: string, subject: string, paragraphs: Paragraph[]): Email {
  const all: Paragraph[] = [...paragraphs, assembly];
  const text = all.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.link}`,
  );
  const html = all.map((paragraph) =>
    typeof paragraph === 'string'
      ? `<p>${escapeHtml(paragraph)}</p>`
      : `<p><a href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.label)}</a></p><p>${escapeHtml(paragraph.link)}</p>`,
  );
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${html.join('')}</body></html>`,
  };
}
