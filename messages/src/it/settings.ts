import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Impostazioni',
  title: (section: string) => `Impostazioni: ${section}`,
  sections: {
    general: 'Generali',
    google: 'Google',
    schedule: 'Programmazione',
    email: 'E-mail',
    notifications: 'Notifiche',
    backups: 'Backup',
    about: 'Informazioni',
  },
  failed: 'Non è stato possibile caricare le impostazioni.',
  saved: 'Impostazioni salvate.',
  nothingToSave: 'Non c’è nulla da salvare.',

  fixed: (variable: string) => `Impostato dalla variabile d’ambiente ${variable}.`,
  unreadable: 'Salvato qui, ma questo server non può leggerlo.',
  unsaved: 'Non ancora salvato.',
  unsavedReset: 'Non ancora salvato: salvando, torna al valore predefinito.',
  secretIsSet: 'È impostato. Per sostituirlo, ne inserisca uno nuovo.',

  removeSecret: (label: string) => `Rimuovi: ${label}`,
  keepSecret: (label: string) => `Mantieni: ${label}`,
  willBeRemoved: 'Verrà rimosso al salvataggio.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Non è ancora possibile conservare password e altri dati segreti. Imposti sul server la variabile d’ambiente ',
    code('ASSEMBLY_SECRET'),
    ' con almeno 32 caratteri casuali, uguale per ogni processo, e lo riavvii.',
  ],

  iconNotDrawn:
    'Non è stato possibile ricavare dal logo l’icona per i telefoni. Provi un altro browser o un’altra immagine.',

  sending: 'Invio in corso…',
  emailAccepted: (email: string) => `Il server di posta ha accettato l’e-mail a ${email}.`,

  unsavedChanges: {
    title: 'Modifiche non salvate',
    question: 'Le sue modifiche non sono salvate. Uscire senza salvarle?',
    keepEditing: 'Continua a modificare',
    discard: 'Scarta modifiche',
  },
} satisfies Messages['settings'];
