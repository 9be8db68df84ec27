import { number, plural } from './language.ts';

export default {
  failed: 'What is stored on this phone could not be read.',
  /** Sermons is the screen. */
  nothing:
    'Nothing is stored yet. In Sermons, press the arrow beside a recording to save it and hear it without a connection.',
  /** The size is such as "23 MB". */
  used: (size: string) => `${size} used.`,
  recordings: 'Saved recordings',
  documents: (count: number) =>
    plural(count, { 1: '1 opened document', other: `${number(count)} opened documents` }),
  removeAll: 'Remove all',
  removeTitle: 'Remove from this phone',
  removeQuestion:
    'Remove all opened documents from this phone? Each is stored again when you open it.',
  removeFailed: 'The documents could not be removed. Please try again.',
};
