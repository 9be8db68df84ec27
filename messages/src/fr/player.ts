import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Lecteur',
  play: 'Écouter',
  pause: 'Pause',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Suite de la série',
    hidden(` : ${title}`),
  ],
  position: 'Position',
  positionOf: (position: string, duration: string) => `${position} sur ${duration}`,
  back: (seconds: number) => `Reculer de ${number(seconds)} secondes`,
  forward: (seconds: number) => `Avancer de ${number(seconds)} secondes`,
  chapters: 'Chapitres',
  speed: 'Vitesse de lecture',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Fermer le lecteur',
  failed: {
    notPlayable: 'Ce navigateur ne peut pas lire l’enregistrement.',
    notSaved: (why: string) => `${why} Cet enregistrement n’est pas gardé sur ce téléphone.`,
    notLoaded: 'L’enregistrement n’a pas pu être chargé.',
    download: 'Le télécharger plutôt',
  },
} satisfies Messages['player'];
