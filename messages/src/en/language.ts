import { wordsFor } from '../words-for.ts';

/** A native speaker has read all of it. */
export const isReviewed = true;

export const { plural, number, list } = wordsFor('en');
