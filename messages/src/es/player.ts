import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Reproductor',
  play: 'Reproducir',
  pause: 'Pausar',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Siguiente de la serie',
    hidden(`: ${title}`),
  ],
  position: 'Posición',
  positionOf: (position: string, duration: string) => `${position} de ${duration}`,
  back: (seconds: number) => `Retroceder ${number(seconds)} segundos`,
  forward: (seconds: number) => `Avanzar ${number(seconds)} segundos`,
  chapters: 'Capítulos',
  speed: 'Velocidad de reproducción',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Cerrar el reproductor',
  failed: {
    notPlayable: 'Este navegador no puede reproducir la grabación.',
    notSaved: (why: string) => `${why} Esta grabación no está guardada en este teléfono.`,
    notLoaded: 'No se pudo cargar la grabación.',
    download: 'Descargarla',
  },
} satisfies Messages['player'];
