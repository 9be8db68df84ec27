import { wordsFor } from '../words-for.ts';

export const { plural, number, list } = wordsFor('es');
