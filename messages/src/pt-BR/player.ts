import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Player',
  play: 'Ouvir',
  pause: 'Pausar',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Próxima da série',
    hidden(`: ${title}`),
  ],
  position: 'Posição',
  positionOf: (position: string, duration: string) => `${position} de ${duration}`,
  back: (seconds: number) => `Voltar ${number(seconds)} segundos`,
  forward: (seconds: number) => `Avançar ${number(seconds)} segundos`,
  chapters: 'Capítulos',
  speed: 'Velocidade',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Fechar player',
  failed: {
    notPlayable: 'Este navegador não consegue tocar a gravação.',
    notSaved: (why: string) => `${why} Esta gravação não está salva neste celular.`,
    notLoaded: 'Não foi possível carregar a gravação.',
    download: 'Baixar o arquivo',
  },
} satisfies Messages['player'];
