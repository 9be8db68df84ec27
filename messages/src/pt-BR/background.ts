import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Uma nova versão está pronta.',
    use: 'Atualizar agora',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Não conseguimos enviar e-mails para você: o servidor de e-mail rejeita o seu endereço. ',
    link('O que fazer'),
  ],

  asOf: (why: string, time: string) => `${why} Última atualização: ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday}, ${time}`,
} satisfies Messages['background'];
