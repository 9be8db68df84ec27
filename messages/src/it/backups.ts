import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

/** "del 15 nov 2026", ma "dell’8 nov 2026". */
const ofDay = (time: string) => (/^(8|11)\b/.test(time) ? `dell’${time}` : `del ${time}`);

export default {
  title: 'Backup',
  intro:
    'Un backup contiene tutto ciò che è salvato qui: persone, contenuti, impostazioni e registro attività. I file di Google Drive non ne fanno parte.',
  restored: 'Il backup è stato ripristinato.',
  failed: 'Non è stato possibile caricare i backup.',
  nothing: 'Ancora nessun backup. Per fare il primo, prema «Esegui il backup ora».',
  older: (count: number) => `Backup meno recenti (${number(count)})`,
  now: 'Esegui il backup ora',
  running: 'Backup in corso…',
  done: 'È stato fatto un nuovo backup.',
  next: (time: string) => `Prossimo backup: ${time}`,
  verified: 'Verificato',
  notVerified: 'Non verificato',
  where: {
    folder: 'Su questo server',
    copy: 'Nel secondo luogo',
    both: 'Su questo server e nel secondo luogo',
  },
  download: 'Scarica',
  downloadOf: (time: string) => `Scarica: backup ${ofDay(time)}`,
  restore: 'Ripristina',
  restoreOf: (time: string) => `Ripristina: backup ${ofDay(time)}`,

  warnings: {
    failing: 'I backup non riescono.',
    too_old: 'L’ultimo backup è troppo vecchio. Prema «Esegui il backup ora».',
    disk_nearly_full: 'Il disco è quasi pieno. Presto non ci sarà più spazio per i backup.',
  },
  lastFailed: (time: string) => `L’ultimo backup non è riuscito (${time}).`,
  failures: {
    folder_missing: 'La cartella dei backup non esiste. La crei sul server.',
    folder_not_writable:
      'L’app non può scrivere nella cartella dei backup. Controlli sul server a chi appartiene la cartella.',
    disk_full: 'Il disco è pieno. Liberi spazio o conservi meno backup.',
    not_verified:
      'Non è stato possibile rileggere il file così come è stato scritto. Esegua di nuovo il backup. Se il problema continua, controlli il disco.',
    copy_failed:
      'Non è stato possibile copiarlo nel secondo luogo. Controlli sul server se questo luogo è raggiungibile e se BACKUP_COPY è corretta.',
    unexpected:
      'Esegua di nuovo il backup. Se il problema continua, consulti il registro del server.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Non è ancora possibile fare backup. Imposti sul server la variabile d’ambiente ',
    code('BACKUP_FOLDER'),
    ' con una cartella per i backup, e lo riavvii.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Se questo server va perso, si perdono anche i suoi backup. Per copiarli tutti in un secondo luogo, imposti sul server la variabile d’ambiente ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Ogni backup viene copiato nel secondo luogo, cifrato con ',
    code('ASSEMBLY_SECRET'),
    '. La conservi in un posto sicuro: senza, le copie non si possono ripristinare.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nel secondo luogo non viene ancora copiato nulla. Imposti sul server la variabile d’ambiente ',
    code('ASSEMBLY_SECRET'),
    ' con almeno 32 caratteri casuali, e lo riavvii. La conservi in un posto sicuro: senza, le copie non si possono ripristinare.',
  ],

  settings: {
    title: 'Quando fare il backup',
    automatically: 'Backup automatico',
    off: 'Disattivato',
    other: (expression: string) => `In altri momenti: ${expression}`,
    keep: {
      title: 'Quanti backup conservare',
      daily: 'Giornalieri',
      weekly: 'Settimanali',
      monthly: 'Mensili',
      hint: 'L’ultimo backup di ogni giorno, settimana e mese. Gli altri vengono rimossi.',
    },
  },

  restoring: {
    title: 'Ripristina backup',
    question: (time: string) => `Sostituire tutto con il backup ${ofDay(time)}?`,
    comparing: 'Confronto con i dati attuali…',
    failed: 'Non è stato possibile confrontare il backup con i dati attuali.',
    people: 'Persone',
    added: 'Aggiunte',
    removed: 'Rimozioni',
    undo: 'Prima viene fatto un backup dei dati attuali, così può annullare.',
    staysLoggedIn: 'La sua sessione resta aperta. Tutti gli altri devono accedere di nuovo.',
    logsOut:
      'Tutti vengono disconnessi, anche lei. Il suo account non è in questo backup: per accedere ne serve uno che ci sia.',
    busy: 'Ripristino in corso…',
    wait: 'Può richiedere alcuni minuti. Lasci aperta questa pagina.',
  },
} satisfies Messages['backups'];
