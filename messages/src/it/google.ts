import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Collega Google',
  intro:
    'L’app copia calendari, elenchi di attività e documenti da un account Google. Può solo leggerli.',
  saveAndConnect: 'Salva e collega',
  saveAndReconnect: 'Salva e ricollega',
  idMissing: 'Inserisca l’ID client.',
  secretMissing: 'Inserisca il client secret.',
  clientTitle: 'ID client e client secret',
  helpTitle: 'Come ottenere un ID client e un client secret',
  publicOnlyTitle: 'Senza collegamento: solo calendari pubblici',
  publicOnly:
    'Con una chiave API si possono copiare gli eventi dei calendari pubblici. Annunci e documenti richiedono un account collegato: finché non c’è, ogni sincronizzazione segnala che non è stato possibile copiarli.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google è collegato come ${account}.` : 'Google è collegato.'),
    ' Ora scelga che cosa sincronizzare.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Collegamento a Google non riuscito:'),
      ' nella pagina di Google l’accesso è stato rifiutato o non è stata selezionata alcuna autorizzazione. Per riprovare, colleghi di nuovo Google, selezioni tutte le autorizzazioni e prema «Continua» o «Consenti».',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Collegamento a Google non riuscito:'),
      ' Google non accetta l’ID client o il client secret. Li copi di nuovo entrambi dalla console Google Cloud e controlli che appartengano allo stesso client.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Collegamento a Google non riuscito:'),
      ' la visita alla pagina di Google è durata troppo, era già conclusa o era iniziata in un altro browser. Colleghi di nuovo Google.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Collegamento a Google non riuscito:'),
      ' non è stato possibile completarlo. Colleghi di nuovo Google tra un momento. Se il problema continua, il motivo si trova nel log del server.',
    ],
  },
} satisfies Messages['google'];
