import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Połączenie',
  works: (account: string | null) => (account ? `Połączono (konto: ${account}).` : 'Połączono.'),
  worksNot: (account: string | null) =>
    account ? `Nie działa (konto: ${account}).` : 'Nie działa.',
  permissionsMissing: (apis: string, content: string) =>
    `Brak uprawnienia: ${apis}. Bez niego nie można kopiować: ${content}. Aby je dodać, trzeba połączyć ponownie i zaznaczyć wszystkie uprawnienia.`,
  apis: {
    calendar: 'Kalendarz Google',
    tasks: 'Google Tasks',
    drive: 'Dysk Google',
  },
  content: {
    calendar: 'wydarzenia',
    tasks: 'ogłoszenia',
    drive: 'dokumenty',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google zakończy to połączenie ${time},`),
    ' ponieważ aplikacja ma stan „Testing”. Proszę nacisnąć „Publish app” w sekcji ',
    audience('Audience w konsoli Google Cloud'),
    ', a potem połączyć tutaj ponownie.',
  ],
  disconnect: {
    disconnect: 'Odłącz',
    title: 'Odłączenie Google',
    question: 'Aplikacja straci dostęp do Google i synchronizacja ustanie. Czy na pewno odłączyć?',
    stay: 'Zostaw połączenie',
    alsoDelete: 'Usuń także skopiowane wydarzenia, ogłoszenia i dokumenty',
    done: 'Odłączono Google.',
  },

  whatToSync: 'Co synchronizować',
} satisfies Messages['googleConnected'];
