import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Alcuni campi mancano o non sono validi. Li corregga.',
  password_policy: 'Questa password non si può usare. Ne scelga un’altra.',
  bad_request: 'Non è stato possibile capire la richiesta. Ricarichi la pagina e riprovi.',
  invalid_credentials: 'E-mail o password errata. Riprovi.',
  not_signed_in: 'Non ha effettuato l’accesso. Acceda.',
  account_inactive: 'Il suo account non è ancora attivo. Si rivolga all’amministrazione.',
  forbidden: 'Può farlo solo chi è admin.',
  wrong_origin:
    'Questa richiesta non proviene dall’indirizzo dell’app. Apra l’app al suo indirizzo e riprovi.',
  wrong_setup_code:
    'Questo link di configurazione non è valido. Usi il più recente fra quelli che il server ha scritto all’avvio.',
  not_found: 'A questo indirizzo non c’è nulla.',
  user_not_found: 'Questa persona non c’è più: qualcun altro ha eliminato l’account.',
  session_not_found: 'Questa sessione è già terminata.',
  event_not_found: 'Questo evento non è più nel calendario.',
  version_not_found: 'Questa versione precedente non esiste più.',
  folder_not_found: 'Questa cartella non esiste più. Torni ai documenti.',
  file_not_found: 'Questo file non esiste più. Torni ai documenti.',
  feed_not_found:
    'Questo link privato non esiste o è stato disattivato. Ne crei uno nuovo nel suo account.',
  email_not_found: 'E-mail non trovata. La controlli o si iscriva.',
  email_in_use: 'Questa e-mail è già in uso. Ne usi un’altra.',
  last_admin: 'È l’ultima persona con il ruolo di admin. Prima dia il ruolo a qualcun altro.',
  own_account:
    'Non può farlo con il suo stesso account. Lo chieda a qualcun altro dell’amministrazione.',
  settings_changed:
    'Nel frattempo qualcun altro ha modificato le impostazioni. Controlli le sue modifiche, poi salvi di nuovo.',
  fixed_by_environment:
    'È impostato da una variabile d’ambiente. La modifichi o la rimuova, poi riavvii il server.',
  no_secret_key:
    'Non è ancora possibile conservare dati segreti. Imposti sul server ASSEMBLY_SECRET con almeno 32 caratteri, poi lo riavvii.',
  push_not_available:
    'Non è ancora disponibile. Chieda all’amministrazione di impostare ASSEMBLY_SECRET sul server.',
  mail_not_configured: 'Nessun server di posta è impostato. Prima ne inserisca uno e lo salvi.',
  google_not_configured: 'Prima inserisca l’ID client e il client secret e li salvi.',
  google_not_connected: 'Google non è collegato. Prima lo colleghi.',
  too_many_feeds: (max: number) =>
    `Ha già ${number(max)} link privati. Ne disattivi uno che non usa più, poi riprovi.`,
  sync_running: 'Una sincronizzazione è già in corso. Attenda che finisca.',
  backup_not_found: 'Questo backup non esiste più.',
  backup_running: 'Un backup o un ripristino è già in corso. Attenda che finisca.',
  backup_not_configured:
    'Non c’è ancora una cartella per i backup. Imposti BACKUP_FOLDER sul server e lo riavvii.',
  backup_not_made:
    'Non è stato ripristinato nulla, perché prima non è stato possibile salvare lo stato attuale. Il motivo è nel log del server.',
  backup_damaged:
    'Questo backup è danneggiato o incompleto e non è stato ripristinato nulla. Ne usi un altro.',
  backup_newer:
    'Questo backup è di una versione più recente dell’app e non è stato ripristinato nulla. Prima aggiorni l’app.',
  reset_expired: 'Questo link è già stato usato o è scaduto. Ne richieda uno nuovo.',
  setup_done: 'La configurazione è già completa. Può accedere.',
  body_too_large: 'La richiesta è troppo grande.',
  unsupported_body: 'La richiesta deve essere inviata come JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Scelga un’immagine PNG, JPEG, WebP o SVG di al massimo ${number(maxKilobytes)} kB.`,
  too_many_attempts: 'Troppi tentativi. Riprovi più tardi.',
  too_many_downloads: (max: number) =>
    `Sta già scaricando ${number(max)} file. Ne chiuda uno o attenda che uno finisca, poi riprovi.`,
  unexpected: 'Qualcosa è andato storto da parte nostra. Riprovi più tardi.',
  mail_failed:
    'Non è stato possibile inviare l’e-mail. Riprovi più tardi o chieda un link all’amministrazione.',
  google_failed: 'Non è stato possibile ottenere il file da Google. Riprovi più tardi.',
  google_not_revoked:
    'Google è scollegato qui, ma non è stato possibile revocare l’accesso presso Google. Rimuova l’app lì: https://myaccount.google.com/connections',
  busy: 'Il server è sovraccarico. Riprovi tra un momento.',
  unavailable: 'Al momento l’app non riesce a raggiungere il suo database. Riprovi tra un momento.',
  session_not_ended:
    'L’uscita da questo browser è riuscita, ma non è stato possibile chiudere la sessione sul server. Acceda di nuovo più tardi e la chiuda nel suo account.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: 'Troppi tentativi. Riprovi tra 1 secondo.',
      many: `Troppi tentativi. Riprovi tra ${number(count)} di secondi.`,
      other: `Troppi tentativi. Riprovi tra ${number(count)} secondi.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: 'Troppi tentativi. Riprovi tra 1 minuto.',
      many: `Troppi tentativi. Riprovi tra ${number(count)} di minuti.`,
      other: `Troppi tentativi. Riprovi tra ${number(count)} minuti.`,
    }),

  approveFirst: 'Prima approvi questa persona.',
  demoAccount: 'Gli account della demo non si possono eliminare.',
  backupOfDemo:
    'Questo backup è della demo, le cui password sono pubbliche. Si può ripristinare solo nella demo.',
  alreadyDecided: 'Qualcuno ha già deciso se inviare o scartare queste notifiche.',
  nothingForWeeklyEmail:
    'Non c’è ancora nulla per l’e-mail settimanale: nessun evento nei prossimi 7 giorni, nessun annuncio nuovo o in scadenza, nessun nuovo documento né registrazione.',
  pushKeyUnreadable:
    'Il server non può leggere la sua chiave per le notifiche sui dispositivi. Chieda all’amministrazione di ripristinare ASSEMBLY_SECRET o il file secret.key, oppure di rimuovere la chiave con il comando «set PUSH_PRIVATE_KEY ""».',
  secretKeyUnusable:
    'Non è possibile conservare dati segreti: il file secret.key accanto al database non può essere creato o letto, oppure è danneggiato. Controlli a chi appartengono la cartella e il file, e lo spazio libero. Se il file è danneggiato, lo ripristini da una copia, oppure lo rimuova e inserisca di nuovo tutti i dati segreti.',
} satisfies Messages['problems'];
