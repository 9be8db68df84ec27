import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Conexiune',
  works: (account: string | null) => (account ? `Conectat (cont: ${account}).` : 'Conectat.'),
  worksNot: (account: string | null) =>
    account ? `Nu funcționează (cont: ${account}).` : 'Nu funcționează.',
  permissionsMissing: (apis: string, content: string) =>
    `Fără permisiunea pentru ${apis} nu se pot copia: ${content}. Pentru a o adăuga, reconectați și bifați toate permisiunile.`,
  apis: {
    calendar: 'Google Calendar',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'evenimente',
    tasks: 'anunțuri',
    drive: 'documente',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google va încheia această conexiune pe ${time},`),
    ' pentru că aplicația este în starea „Testing”. Apăsați „Publish app” la ',
    audience('Audience din consola Google Cloud'),
    ', apoi reconectați aici.',
  ],
  disconnect: {
    disconnect: 'Deconectați',
    title: 'Deconectarea de la Google',
    question:
      'Aceasta retrage accesul aplicației la Google și oprește sincronizarea. Sigur doriți să deconectați?',
    stay: 'Rămâne conectat',
    alsoDelete: 'Ștergeți și evenimentele, anunțurile și documentele copiate',
    done: 'Google este deconectat.',
  },

  whatToSync: 'Ce se sincronizează',
} satisfies Messages['googleConnected'];
