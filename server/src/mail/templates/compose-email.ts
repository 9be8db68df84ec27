import { THEME_COLOR } from '@assembly/contract/page';
import { linksIn } from '@assembly/contract/text/links-in';
import { directionOf } from '@assembly/messages/languages';
import type { Localization } from '../../create-localize.ts';
import { escapeHtml } from '../../escape-html.ts';
import { cleanTitle } from './clean-text.ts';

/** An outgoing email, as plain text and as HTML. Both say the same. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** What is around the content of every email. */
export interface EmailFrame extends Localization {
  /** The name of the assembly. */
  name: string;
  /** An image, if one is shown beside the name. */
  iconUrl?: string;
  /** Only in emails that people can turn off. */
  footer?: { reason: string; accountUrl: string; unsubscribeUrl: string };
}

export interface ListItem {
  title: string;
  /** Without it, there is nothing to open. */
  link?: string;
  /** Below the title. */
  detail?: string;
}

/** An item on one line, as far as it fits. */
export interface Row {
  before?: string;
  title: string;
  link: string;
  after?: string;
}

interface Button {
  label: string;
  link: string;
  /** The address is written out, for people who copy it. */
  isShown?: boolean;
}

export type Block =
  /** A paragraph of ours. Addresses in it do not become links, because it may contain the name of a stranger. */
  | string
  | { heading: string }
  | { subheading: string }
  | Button
  | { facts: [name: string, value: string][] }
  /** Text of several lines, with links. */
  | { notes: string }
  | { items: ListItem[] }
  | { day?: string; rows: Row[] };

const SUBJECT_MAX_CHARS = 120;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
/** The colors of text and background are left to the mail program, which knows whether its window is dark. */
const STYLE = `:root{color-scheme:light dark}a{color:${THEME_COLOR}}@media(prefers-color-scheme:dark){a{color:#8fc7f7}}`;
/** Readable on light and dark backgrounds. */
const RULE = 'border-top:1px solid rgba(128,128,128,.4)';
const MUTED = 'opacity:.8;font-size:14px';

export function composeEmail(frame: EmailFrame, subject: string, blocks: Block[]): Email {
  const title = cleanTitle(subject, SUBJECT_MAX_CHARS);
  const language = `lang="${frame.language}" dir="${directionOf(frame.language)}"`;
  return {
    // Otherwise a mail program would decode a title that looks like an encoded word (RFC 2047). A word joiner is invisible.
    subject: title.replaceAll('=?', '=\u2060?'),
    text: `${[...blocks.map((block) => blockAsText(block, frame)), ...footerAsText(frame)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html ${language}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
      '<body style="margin:0;padding:0">',
      // Again, because mail programs on the web leave out the root.
      `<div ${language} style="max-width:600px;margin:0 auto;padding:20px 16px;font:16px/1.5 ${FONT};overflow-wrap:anywhere;word-break:break-word">`,
      headerAsHtml(frame),
      ...blocks.map((block) => blockAsHtml(block, frame)),
      footerAsHtml(frame),
      '</div></body></html>',
    ].join('\n'),
  };
}

function footerAsText({ name, footer, t }: EmailFrame): string[] {
  if (!footer) return [name];
  const { reason, accountUrl, unsubscribeUrl } = footer;
  return [
    `${name}\n${reason}`,
    `${t.emails.withColon(t.emails.changeNotifications)}\n${accountUrl}`,
    `${t.emails.withColon(t.emails.unsubscribe)}\n${unsubscribeUrl}`,
  ];
}

function headerAsHtml({ name, iconUrl }: EmailFrame): string {
  const icon = iconUrl
    ? `<img src="${escapeHtml(iconUrl)}" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:6px;margin-right:10px">`
    : '';
  return `<div style="padding-bottom:12px;margin-bottom:20px;font-weight:600" dir="auto">${icon}<span style="vertical-align:middle">${escapeHtml(name)}</span></div>`;
}

function footerAsHtml({ footer, t }: EmailFrame): string {
  if (!footer) return '';
  const { reason, accountUrl, unsubscribeUrl } = footer;
  const links = [
    linkTo(accountUrl, t.emails.changeNotifications),
    linkTo(unsubscribeUrl, t.emails.unsubscribe),
  ];
  return `<div style="${RULE};margin-top:20px;padding-top:12px;font-size:14px"><span style="opacity:.8">${escapeHtml(reason)}</span><br>${links.join(' &nbsp;·&nbsp; ')}</div>`;
}

function blockAsText(block: Block, { language, t }: EmailFrame): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  if ('subheading' in block) return block.subheading.toLocaleUpperCase(language);
  const { withColon } = t.emails;
  if ('link' in block) return `${withColon(block.label)}\n${block.link}`;
  if ('facts' in block)
    return block.facts.map(([name, value]) => `${withColon(name)} ${value}`).join('\n');
  if ('notes' in block) return block.notes;
  if ('rows' in block) return [block.day, ...block.rows.map(rowAsText)].filter(Boolean).join('\n');
  return block.items.map(itemAsText).join('\n\n');
}

function itemAsText({ title, link = '', detail = '' }: ListItem): string {
  return [`* ${title}`, ...[detail, link].filter(Boolean).map(indent)].join('\n');
}

function rowAsText({ before, title, link, after }: Row): string {
  const text = [before, title, after && `(${after})`].filter(Boolean).join(' ');
  return `* ${text}\n${indent(link)}`;
}

const indent = (text: string) => text.replace(/^/gm, '  ');

function blockAsHtml(block: Block, { t }: EmailFrame): string {
  if (typeof block === 'string') return paragraph(escapeHtml(block));
  if ('heading' in block)
    return `<h1 dir="auto" style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(block.heading)}</h1>`;
  if ('subheading' in block)
    return `<h2 dir="auto" style="${RULE};margin:20px 0 6px;padding-top:12px;font-size:18px;line-height:1.3">${escapeHtml(block.subheading)}</h2>`;
  if ('link' in block) return buttonAsHtml(block);
  if ('facts' in block)
    return paragraph(
      block.facts
        .map(
          ([name, value]) =>
            `<b>${escapeHtml(t.emails.withColon(name))}</b> <bdi>${escapeHtml(value)}</bdi>`,
        )
        .join('<br>'),
    );
  if ('notes' in block) return paragraph(notesAsHtml(block.notes), ' dir="auto"');
  if ('rows' in block) return rowsAsHtml(block);
  return block.items.map(itemAsHtml).join('\n');
}

const paragraph = (html: string, direction = '') =>
  `<p${direction} style="margin:0 0 16px">${html}</p>`;

const linkTo = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function buttonAsHtml({ label, link, isShown }: Button): string {
  const style = `display:inline-block;padding:10px 20px;border-radius:8px;background:${THEME_COLOR};color:#ffffff;font-weight:600;text-decoration:none`;
  const button = `<p style="margin:20px 0 16px"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`;
  return isShown ? `${button}${paragraph(linkTo(link, link), ' dir="ltr"')}` : button;
}

const muted = (text: string) => `<bdi style="${MUTED}">${escapeHtml(text)}</bdi>`;

function itemAsHtml({ title, link, detail }: ListItem): string {
  const name = link ? linkTo(link, title) : escapeHtml(title);
  return `<div style="margin:0 0 16px"><b><bdi>${name}</bdi></b>${detail ? `<br>${muted(detail)}` : ''}</div>`;
}

function rowsAsHtml({ day, rows }: { day?: string; rows: Row[] }): string {
  return [
    day ? `<h3 dir="auto" style="margin:10px 0 0;font-size:15px">${escapeHtml(day)}</h3>` : '',
    ...rows.map(({ before, title, link, after }) => {
      const name = `<bdi>${linkTo(link, title)}</bdi>`;
      const texts = [before && muted(before), name, after && muted(after)];
      return `<div style="margin:0 0 6px;line-height:1.35">${texts.filter(Boolean).join(' ')}</div>`;
    }),
  ].join('\n');
}

function notesAsHtml(text: string): string {
  return linksIn(text)
    .map(({ text: piece, href }) => (href ? linkTo(href, piece) : escapeHtml(piece)))
    .join('')
    .replaceAll('\n', '<br>\n');
}

/** The limit of each text in an email. Longer ones are cut, with a link to the rest. */
const TEXT_MAX_CHARS = 20_000;
/** Mail programs cut emails that are longer than about 100 kB, and encoding may double the size of a text. */
const EMAIL_MAX_BYTES = 45_000;
const SMALLEST_CHARS = 50;
/** The less room each text has, the fewer items of a kind are listed. The others are counted. */
export const CHARS_PER_ITEM = 400;

/** Composes an email with texts as long as possible, so that mail programs still show it whole. */
export function fitEmail(compose: (maxChars: number) => Email): Email {
  for (let maxChars = TEXT_MAX_CHARS; ; maxChars = Math.floor(maxChars / 2)) {
    const email = compose(maxChars);
    const size = Buffer.byteLength(email.text + email.html);
    if (size <= EMAIL_MAX_BYTES || maxChars <= SMALLEST_CHARS) return email;
  }
}
