import { escapeHtml } from '../escape-html.ts';

/** What a letter says, as plain text and as simple HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

export function resetLetter(assembly: string, name: string, link: string): Letter {
  return compose(assembly, `Set a new password for ${assembly}`, [
    `Dear ${name},`,
    `Somebody, probably you, asked to set a new password for your account at ${assembly}.`,
    { link, label: 'Set a new password' },
    'The link works once, within one hour. If you did not ask for it, you need do nothing: your password stays as it is.',
  ]);
}

type Paragraph = string | { link: string; label: string };

function compose(assembly: string, subject: string, paragraphs: Paragraph[]): Letter {
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
