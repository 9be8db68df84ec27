import { cutText } from '../../../cut-text.ts';
import type { ItemContent } from '../notification-content.ts';

/** Emails have less: they are cut there, with a link to the rest. */
const TEXT_MAX_CHARS = 30_000;
const HTML_MAX_CHARS = 100_000;
const TITLE_MAX_CHARS = 500;

/** Every recipient's email is written from it, so a text of megabytes must not be stored with it. */
export function shortenContent<Content extends ItemContent>(content: Content): Content {
  const title = cutText(content.title, TITLE_MAX_CHARS);
  if (content.kind === 'announcement') {
    return { ...content, title, notes: cutText(content.notes, TEXT_MAX_CHARS) };
  }
  if (content.kind === 'event') {
    return { ...content, title, description: cutHtml(content.description) };
  }
  return { ...content, title };
}

/** Without its tags if it has to be cut, because one could be left open. */
function cutHtml(html: string): string {
  if (html.length <= HTML_MAX_CHARS) return html;
  return cutText(html.replace(/<[^>]*>/g, ' '), TEXT_MAX_CHARS).replace(/&[^;]{0,10}$/, '');
}
