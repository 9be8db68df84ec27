import { number, plural } from './language.ts';

export default {
  /** Of one recording: on its button, and before its title. `percent` is how much is saved, such as "40%". */
  save: 'Save on this phone',
  saved: 'Saved on this phone',
  saving: (percent: string) => `Saving on this phone, ${percent}`,
  paused: (percent: string) => `Saving is paused, ${percent}`,
  /** For screen readers: `state` is one of the texts above. */
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'This recording is saved on this phone. You can hear it without a connection.',
  whileSaving: 'You can keep using the app while the recording is being saved.',

  saveAll: {
    button: 'Save all recordings on this phone',
    title: 'Save on this phone',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        1: `Save one recording on this phone (${size})?`,
        other: `Save ${number(recordings)} recordings on this phone (${size})?`,
      }),
    nothingLeft: 'All recordings of this folder are on this phone already.',
  },
  /** Marks a recording or a document in a list. */
  onThisPhone: 'On this phone',

  /** How much is saved: `amount` is a size such as "12 MB", or "12 MB of 23 MB". */
  progress: {
    label: (title: string) => `Saving ${title}`,
    saving: (amount: string) => `Saving: ${amount}`,
    waiting: (amount: string) => `Waiting: ${amount}`,
    paused: (amount: string) => `Paused: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} of ${whole}`,
  },
  play: 'Play',
  playItem: (title: string) => `Play: ${title}`,
  pause: 'Pause',
  pauseItem: (title: string) => `Pause: ${title}`,
  resume: 'Resume',
  resumeItem: (title: string) => `Resume: ${title}`,
  cancelItem: (title: string) => `Cancel: ${title}`,
  remove: {
    button: 'Remove',
    item: (title: string) => `Remove: ${title}`,
    title: 'Remove from this phone',
    question: (title: string) =>
      `Remove “${title}” from this phone? You can save it again while you are connected.`,
    keep: 'Keep',
    failed: 'The recording could not be removed. Please try again.',
  },

  done: (title: string) => `Saved on this phone: ${title}`,
  interrupted: 'No connection, or the server is busy. Saving resumes automatically.',
  noSpace:
    'This phone has no space left. Remove recordings that you no longer need, or photos and apps, then try again.',
  failed: 'The recording could not be saved. Please try again.',
};
