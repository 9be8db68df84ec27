import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, ofDay } from './language.ts';

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

  settings: {
    title: 'Quando fare il backup',
    automatically: 'Backup automatico',
    nightly: 'Ogni notte',
    time: 'Ora',
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
} satisfies Messages['backups'];
