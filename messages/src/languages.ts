/** The tags of the languages that the app speaks, each a folder beside this file. The first is used when nothing else fits. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
