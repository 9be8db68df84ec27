import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

/** "il 15 nov 2026", ma "l’8 nov 2026". */
const onDay = (time: string) => (/^(8|11)\b/.test(time) ? `l’${time}` : `il ${time}`);

export default {
  connection: 'Connessione',
  works: (account: string | null) => (account ? `Collegato (account: ${account}).` : 'Collegato.'),
  worksNot: (account: string | null) =>
    account ? `Non funziona (account: ${account}).` : 'Non funziona.',
  permissionsMissing: (apis: string, content: string) =>
    `Manca l’autorizzazione per ${apis}, perciò non è possibile copiare: ${content}. Per aggiungerla, ricolleghi Google e selezioni tutte le autorizzazioni.`,
  apis: {
    calendar: 'Google Calendar',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'eventi',
    tasks: 'annunci',
    drive: 'documenti',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google interromperà questa connessione ${onDay(time)},`),
    ' perché l’app è in fase di test («Testing»). Prema «Pubblica app» in ',
    audience('Pubblico nella console Google Cloud'),
    ', poi ricolleghi Google qui.',
  ],
  disconnect: {
    disconnect: 'Scollega',
    title: 'Scollega Google',
    question:
      'Così l’app perde l’accesso a Google e la sincronizzazione si ferma. Scollegare davvero Google?',
    stay: 'Lascia collegato',
    alsoDelete: 'Elimina anche gli eventi, gli annunci e i documenti copiati',
    done: 'Google è scollegato.',
  },

  whatToSync: 'Che cosa sincronizzare',
} satisfies Messages['googleConnected'];
