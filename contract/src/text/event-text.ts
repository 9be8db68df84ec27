import type { Event } from '../event.ts';

const ENTITY = /&(?:lt|gt|quot|amp);/g;
const DECODED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Splits sanitized HTML, in which every `<` and `>` belongs to a tag. */
export const splitTags = (html: string) => html.split(/(<[^<>]*>)/);

export const unescapeHtml = (text: string) =>
  text.replace(ENTITY, (entity) => DECODED[entity] ?? entity);

/** What a search finds an event by: the words that members see, without those of addresses. */
export function eventText(event: Pick<Event, 'summary' | 'description' | 'location'>): string {
  const { summary, description, location } = event;
  const words = splitTags(description).map((piece) => (piece.startsWith('<') ? ' ' : piece));
  return `${summary} ${unescapeHtml(words.join(''))} ${location}`;
}
