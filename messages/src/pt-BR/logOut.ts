import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Sair?',
  question: (recordings: number) =>
    plural(recordings, {
      1: 'Ao sair, 1 gravação salva é removida deste aparelho. Você pode salvá-la de novo quando voltar a entrar.',
      many: `Ao sair, ${number(recordings)} de gravações salvas são removidas deste aparelho. Você pode salvá-las de novo quando voltar a entrar.`,
      other: `Ao sair, ${number(recordings)} gravações salvas são removidas deste aparelho. Você pode salvá-las de novo quando voltar a entrar.`,
    }),
  stay: 'Ficar',
  confirm: 'Sair',
} satisfies Messages['logOut'];
