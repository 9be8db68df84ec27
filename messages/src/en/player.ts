import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Player',
  play: 'Play',
  pause: 'Pause',
  /** Above the title of the recording: what is `hidden` is for screen readers. */
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Next in the series',
    hidden(`: ${title}`),
  ],
  position: 'Position',
  /** Both are durations, such as "4 minutes 5 seconds". */
  positionOf: (position: string, duration: string) => `${position} of ${duration}`,
  back: (seconds: number) => `Back ${number(seconds)} seconds`,
  forward: (seconds: number) => `Forward ${number(seconds)} seconds`,
  chapters: 'Chapters',
  speed: 'Playback speed',
  /** Times the normal speed, such as "1.25×". */
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Close player',
  failed: {
    notPlayable: 'This browser cannot play the recording.',
    /** `why` is a sentence such as "You are offline." */
    notSaved: (why: string) => `${why} This recording is not saved on this phone.`,
    /** A sentence that says why follows. */
    notLoaded: 'The recording could not be loaded.',
    download: 'Download it instead',
  },
};
