import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Lettore',
  play: 'Ascolta',
  pause: 'Pausa',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Prossimo nella serie',
    hidden(`: ${title}`),
  ],
  position: 'Posizione',
  positionOf: (position: string, duration: string) => `${position} di ${duration}`,
  back: (seconds: number) => `Indietro di ${number(seconds)} secondi`,
  forward: (seconds: number) => `Avanti di ${number(seconds)} secondi`,
  chapters: 'Capitoli',
  speed: 'Velocità di ascolto',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Chiudi lettore',
  failed: {
    notPlayable: 'Questo browser non può riprodurre la registrazione.',
    notSaved: (why: string) => `${why} Questa registrazione non è salvata su questo telefono.`,
    notLoaded: 'Non è stato possibile caricare la registrazione.',
    download: 'Scarica il file',
  },
} satisfies Messages['player'];
