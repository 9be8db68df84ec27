import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Accesso – ${assembly}`,
  description: (assembly: string) => `Eventi, annunci e documenti di ${assembly}.`,
  needsScript: 'Questa app richiede JavaScript. Lo attivi nel suo browser.',
  loginNeedsScript: 'L’accesso richiede JavaScript. Lo attivi nel suo browser.',
  notLoaded: 'Non è stato possibile caricare l’app.',
  notLoadedOffline: 'Non è stato possibile caricare l’app. Nessuna connessione.',

  outdated: {
    title: 'Aggiorni il suo browser',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} funziona con ${list(browsers)} e con le versioni più recenti di questi browser.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Su iPhone o iPad,'),
      ' apra Impostazioni, Generali, Aggiornamento Software e installi l’ultima versione di iOS. Così si aggiornano tutti i browser.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Su un telefono Android,'),
      ' apra il Play Store, cerchi Chrome e prema Aggiorna.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Su un computer,'),
      ' aggiorni il browser, oppure installi l’ultima versione di Firefox o Chrome.',
    ],
    otherDevice:
      'Se per il suo dispositivo non c’è un aggiornamento, apra questa pagina su un altro.',
  },
} satisfies Messages['pages'];
