/** The tags of the languages that the app speaks, each a folder beside this file. The first is used when nothing else fits. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const RIGHT_TO_LEFT: readonly string[] = ['ar'];

export const directionOf = (language: Language) =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';

const primaryOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/** The first of a person's languages that the app speaks, by its primary language: `en-AU` is answered in `en`. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => primaryOf(language) === primaryOf(tag));
    if (found) return found;
  }
  return undefined;
}
