import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Google Calendar',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'Google (accesso)',
};
type Service = keyof typeof services;

/** Come nella pagina in cui Google chiede le autorizzazioni. */
const permissions: Record<Service, string> = {
  Calendar:
    'Visualizzare e scaricare qualsiasi calendario a cui puoi accedere utilizzando Google Calendar',
  Tasks: 'Visualizzare le tue attività',
  Drive: 'Visualizzare e scaricare tutti i tuoi file di Google Drive',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Crei un nuovo refresh token, lo imposti in GOOGLE_REFRESH_TOKEN e riavvii il server.'
    : 'Ricolleghi Google nelle impostazioni.';

export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `L’accesso a Google è scaduto. Porti lo stato di pubblicazione dell’app a «In produzione». ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google non è collegato. Lo colleghi nelle impostazioni.',
  wrong_client:
    'Google non riconosce questo ID client. Confronti l’ID client e il client secret nelle impostazioni con quelli nella console Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google è stato collegato con un altro ID client. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} non ha accettato le credenziali. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `L’API di ${services[service]} non è abilitata. La abiliti nella console Google Cloud in «API e servizi», attenda qualche minuto e riprovi.`,
  key_unknown: 'Google non accetta la chiave API. La controlli nelle impostazioni.',
  key_restricted: (service: Service) =>
    `Questo server non può usare la chiave API per ${services[service]}. Modifichi le limitazioni della chiave nella console Google Cloud.`,
  no_calendar:
    'Nessun calendario scelto. Ne scelga uno nelle impostazioni, poi sincronizzi di nuovo.',
  calendar_not_found:
    'Google Calendar non trova il calendario. Controlli i calendari nelle impostazioni. Renda pubblico il calendario o lo condivida con l’account collegato.',
  file_not_found:
    'Google Drive non trova questo file: è stato eliminato o non è più condiviso. Sincronizzi di nuovo i dati.',
  listed_folder_not_found:
    'Google Drive non trova questa cartella: è stata eliminata o non è più condivisa. Ne scelga un’altra.',
  folder_not_found:
    'Google Drive non trova la cartella da sincronizzare. Controlli la cartella di Drive nelle impostazioni e che la cartella sia condivisa con l’account collegato e non sia nel cestino.',
  task_lists_not_found:
    'In Google Tasks non c’è nessuno degli elenchi di attività scelti. Ne scelga altri nelle impostazioni.',
  not_found: (service: Service) =>
    `${services[service]} non trova ciò che è stato richiesto: forse è appena stato eliminato. Riprovi e controlli GOOGLE_API_URL, se è impostata.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `L’account Google collegato non ha autorizzato l’app a leggere ${services[service]}. ${connectAgain(isTokenFixed)} Nella pagina di Google selezioni «${permissions[service]}».`,
  code_rejected:
    'Google non ha accettato l’autorizzazione, oppure è passato troppo tempo. Ricolleghi Google.',
  redirect_mismatch:
    'L’indirizzo di reindirizzamento non è registrato presso Google. Lo copi dalle impostazioni nel client della console Google Cloud, attenda qualche minuto e ricolleghi Google.',
  no_refresh_token:
    'Google non ha inviato un refresh token. Rimuova l’app in «App e servizi di terze parti» dell’account Google, poi ricolleghi Google.',
  forbidden: (service: Service) =>
    `${services[service]} nega l’accesso. Controlli che l’account Google collegato possa vedere questi contenuti e li condivida con quell’account.`,
  rate_limit: (service: Service) =>
    `Troppe richieste a ${services[service]} in poco tempo. Riprovi tra qualche minuto.`,
  daily_limit: (service: Service) =>
    `È stato raggiunto il limite giornaliero di ${services[service]}. Riprovi domani o aumenti la quota nella console Google Cloud.`,
  unavailable: (service: Service) =>
    `${services[service]} non è disponibile al momento. Riprovi più tardi.`,
  unreachable: (service: Service) =>
    `${services[service]} non è raggiungibile. Controlli la connessione a internet di questo server, poi riprovi.`,
  too_slow: (service: Service) =>
    `${services[service]} ha impiegato troppo tempo per rispondere. Riprovi più tardi.`,
  too_large: (service: Service) =>
    `${services[service]} ha inviato una risposta troppo grande da leggere. Cerchi un elemento con un testo molto lungo e lo accorci.`,
  too_many: (service: Service) =>
    `${services[service]} contiene più elementi di quanti l’app possa gestire. Ne rimuova alcuni.`,
  not_understood: (service: Service) =>
    `${services[service]} ha inviato una risposta incomprensibile. Riprovi più tardi. Se il problema continua, controlli GOOGLE_API_URL e GOOGLE_TOKEN_URL, se sono impostate, e gli eventuali proxy intermedi.`,
  refused: (service: Service) =>
    `${services[service]} ha rifiutato la richiesta. Riprovi. Se il problema continua, controlli le impostazioni di Google di questo server.`,
  not_downloadable:
    'Google Drive non permette di scaricare questo file. Lo apra direttamente in Google Drive.',
  export_too_large:
    'Questo documento è troppo grande perché Google possa esportarlo come PDF. Lo divida, o ne metta un PDF nel Drive.',
} satisfies Messages['googleErrors'];
