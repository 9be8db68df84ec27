import { wordsFor } from '../words-for.ts';

export const { plural, number, list } = wordsFor('it');

/** Continues "prima" or "backup": "del 3 maggio", but "dell’8 maggio". */
export const ofDay = (day: string) => (/^(8|11)\b/.test(day) ? `dell’${day}` : `del ${day}`);
