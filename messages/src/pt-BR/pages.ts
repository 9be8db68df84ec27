import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Entrar – ${assembly}`,
  description: (assembly: string) => `Eventos, avisos e documentos de ${assembly}.`,
  needsScript: 'Este app precisa de JavaScript. Ative-o no seu navegador.',
  loginNeedsScript: 'Para entrar, é preciso ter JavaScript. Ative-o no seu navegador.',
  notLoaded: 'Não foi possível carregar o app.',
  notLoadedOffline: 'Não foi possível carregar o app. Você está sem conexão.',

  outdated: {
    title: 'Atualize o seu navegador',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} funciona em ${list(browsers)} e em versões mais novas desses navegadores.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No iPhone ou iPad,'),
      ' abra Ajustes, Geral, Atualização de Software e instale o iOS mais recente. Isso atualiza todos os navegadores dele.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No celular Android,'),
      ' abra a Play Store, procure o Chrome e toque em Atualizar.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No computador,'),
      ' atualize o navegador ou instale o Firefox ou o Chrome mais recente.',
    ],
    otherDevice: 'Se não houver atualização para o seu aparelho, abra esta página em outro.',
  },
} satisfies Messages['pages'];
