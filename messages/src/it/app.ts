import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Vai al contenuto',
  screens: {
    documents: 'Documenti e sermoni',
    documentsShort: 'Documenti',
    users: 'Persone e ruoli',
    dataSync: 'Sincronizzazione',
    settings: 'Impostazioni',
  },
  menu: {
    main: 'Principale',
    open: 'Menu',
    close: 'Chiudi menu',
    allScreens: 'Tutte le schermate',
    account: 'Il suo account',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Il suo account: '),
      person,
    ],
    logOut: 'Esci',
  },
  loggingOut: 'Uscita in corso…',
  logoutFailed: 'Non è stato possibile uscire. Riprovi.',
} satisfies Messages['app'];
