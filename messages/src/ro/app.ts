import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Treceți la conținut',
  screens: {
    documents: 'Documente și predici',
    documentsShort: 'Documente',
    users: 'Persoane și roluri',
    dataSync: 'Sincronizare',
    settings: 'Setări',
  },
  menu: {
    main: 'Principal',
    open: 'Meniu',
    close: 'Închideți meniul',
    allScreens: 'Toate ecranele',
    account: 'Contul dumneavoastră',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Contul dumneavoastră: '),
      person,
    ],
    logOut: 'Ieșiți din cont',
  },
  loggingOut: 'Se iese din cont…',
  logoutFailed: 'Ieșirea din cont nu a reușit. Încercați din nou.',
} satisfies Messages['app'];
