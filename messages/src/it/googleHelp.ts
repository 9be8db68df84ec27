import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'Nella console Google Cloud, ',
    link('crei un progetto'),
    ', per esempio «Assembly». Acceda con l’account a cui appartengono i vostri calendari.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Abiliti le tre API'),
    ': Calendar, Tasks e Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Configuri la ',
    platform('Google Auth Platform'),
    ': inserisca un nome e il suo indirizzo e-mail e scelga «Esterno» come pubblico. Poi, in ',
    audience('Pubblico'),
    ', prema «Pubblica app», in modo che lo stato sia «In produzione».',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Crei un client'),
    ' del tipo «Applicazione web». In «URI di reindirizzamento autorizzati» aggiunga esattamente questo indirizzo:',
  ],
  redirectAddress: 'Indirizzo di reindirizzamento',
  copyClient:
    'Copi nel modulo qui l’ID client e il client secret mostrati da Google. Poi acceda a Google e selezioni tutte e tre le autorizzazioni.',
  errors: 'Se Google mostra un errore',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Errore 400: redirect_uri_mismatch»'),
    ' L’indirizzo di reindirizzamento non è registrato: quello negli «URI di reindirizzamento autorizzati» del client non è identico a quello qui sopra. Lo copi di nuovo. Google potrebbe impiegare qualche minuto per applicarlo.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Google non ha verificato questa app»'),
    ' È normale: l’app è vostra. Prema «Avanzate», poi «Vai a … (non sicura)».',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Errore 403: org_internal»'),
    ' L’app è contrassegnata come «Interno», per gli account di una sola organizzazione. Acceda con un account di questo tipo, oppure scelga «Esterno» in ',
    audience('Pubblico'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Errore 403: access_denied … non ha completato la procedura di verifica»'),
    ' L’app è in fase di test («Testing») e questo account non è un utente di test. Prema «Pubblica app» in ',
    audience('Pubblico'),
    '. Un’app che resta in fase di test perde la connessione dopo sette giorni.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Errore 401: invalid_client»'),
    ' Google non riconosce questo ID client, oppure il client è stato eliminato. Copi di nuovo l’ID.',
  ],
} satisfies Messages['googleHelp'];
