import { escapeHtml } from '../escape-html.ts';

/** What a message says, as plain text and as simple HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

export function resetEmail(assembly: string, name: string, link: string): Email {
  return compose(assembly, `Set a new password for ${assembly}`, [
    `Dear ${name},`,
    `Somebody, probably you, asked to set a new password for your account at ${assembly}.`,
    { link, label: 'Set a new password' },
    'The link works once, within one hour. If you did not ask for it, you need do nothing: your password stays as it is.',
  ]);
}

/** To the administrators, when somebody new waits. */
export function signUpEmail(assembly: string, name: string, email: string, link: string): Email {
  return compose(assembly, `${name} would like to join ${assembly}`, [
    `${name} (${email}) has signed up and waits for approval.`,
    { link, label: 'Approve or delete' },
  ]);
}

/** To somebody who may come in now. */
export function approvedEmail(assembly: string, name: string, link: string): Email {
  return compose(assembly, `Welcome to ${assembly}`, [
    `Dear ${name},`,
    'An administrator has approved your account. You can log in now.',
    { link, label: 'Log in' },
  ]);
}

type Paragraph = string | { link: string; label: string };

function compose(assembly: string, subject: string, paragraphs: Paragraph[]): Email {
  const all: Paragraph[] = [...paragraphs, assembly];
  const text = all.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.link}`,
  );
  const html = all.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p><p>${escapeHtml(part.link)}</p>`,
  );
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${html.join('')}</body></html>`,
  };
}
