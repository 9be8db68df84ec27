import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Ir para o conteúdo',
  screens: {
    documents: 'Documentos e pregações',
    documentsShort: 'Documentos',
    users: 'Pessoas e funções',
    dataSync: 'Sincronização',
    settings: 'Configurações',
  },
  menu: {
    main: 'Principal',
    open: 'Menu',
    close: 'Fechar menu',
    allScreens: 'Todas as telas',
    account: 'Sua conta',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Sua conta: '),
      person,
    ],
    logOut: 'Sair',
  },
  loggingOut: 'Saindo…',
  logoutFailed: 'Não foi possível sair. Tente de novo.',
} satisfies Messages['app'];
