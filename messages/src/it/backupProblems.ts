import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Nel secondo luogo non viene ancora copiato nulla. Imposti sul server la variabile d’ambiente ',
    code('ASSEMBLY_SECRET'),
    ' con almeno 32 caratteri casuali, e lo riavvii. La conservi in un posto sicuro: senza, le copie non si possono ripristinare.',
  ],
} satisfies Messages['backupProblems'];
