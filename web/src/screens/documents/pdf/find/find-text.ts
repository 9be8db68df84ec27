/** A position in the text of a page: a character of one of its items. */
export interface TextPosition {
  item: number;
  offset: number;
}

export interface Match {
  start: TextPosition;
  /** The last character, included. */
  end: TextPosition;
}

/** The text of a page as it is searched, with the position of each of its characters. */
export interface PageText {
  text: string;
  positions: TextPosition[];
}

interface TextItem {
  str: string;
  hasEOL: boolean;
}

/** Case, accents, ligatures and the number of spaces do not matter. */
const simplify = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, ' ');

export function toPageText(items: TextItem[]): PageText {
  let text = '';
  const positions: TextPosition[] = [];
  const add = (characters: string, position: TextPosition) => {
    for (const character of characters) {
      if (character === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) positions.push(position);
    }
  };
  items.forEach(({ str, hasEOL }, item) => {
    let offset = 0;
    for (const character of str) {
      add(simplify(character), { item, offset });
      offset += character.length;
    }
    if (hasEOL) add(' ', { item, offset: Math.max(str.length - 1, 0) });
  });
  return { text, positions };
}

export function findMatches({ text, positions }: PageText, query: string): Match[] {
  const wanted = simplify(query).replace(/ +/g, ' ').trim();
  const matches: Match[] = [];
  if (!wanted) return matches;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const start = positions[at];
    const end = positions[at + wanted.length - 1];
    if (start && end) matches.push({ start, end });
  }
  return matches;
}
