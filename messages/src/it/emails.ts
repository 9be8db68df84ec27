import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Modifica le notifiche',
  unsubscribe: 'Non ricevere più queste e-mail',

  dear: (name: string) => `Gentile ${name},`,
  hello: 'Buongiorno,',

  reset: {
    subject: (assembly: string) => `Nuova password per ${assembly}`,
    why: (assembly: string) =>
      `Qualcuno, probabilmente lei, ha chiesto di impostare una nuova password per il suo account di ${assembly}.`,
    button: 'Imposta una nuova password',
    ignore:
      'Il link funziona una volta sola, entro un’ora. Se non l’ha chiesto lei, può ignorare questa e-mail: la sua password resta la stessa.',
  },
  adminReset: {
    subject: (assembly: string) => `Creato un link per impostare la sua password: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `${administrator} ha creato un link che imposta una nuova password per il suo account di ${assembly}. Funziona una volta sola, per un giorno.`,
    remedy: 'Se non l’ha chiesto lei, cambi subito la sua password. Così il link non funziona più.',
    button: 'Cambia la password',
  },
  confirmation: {
    subject: (assembly: string) => `Confermi il suo indirizzo e-mail per ${assembly}`,
    why: (assembly: string) =>
      `Qualcuno, probabilmente lei, ha chiesto l’iscrizione a ${assembly} con questo indirizzo. Confermi che è suo.`,
    button: 'Conferma il mio indirizzo',
    ignore:
      'Poi l’amministrazione approva l’account. Se non ha chiesto l’iscrizione, può ignorare questa e-mail.',
  },
  approved: {
    subject: (assembly: string) => `${assembly} le dà il benvenuto`,
    text: 'L’amministrazione ha approvato il suo account. Ora può accedere.',
    button: 'Accedi',
  },
  test: {
    subject: (assembly: string) => `E-mail di prova da ${assembly}`,
    text: 'Questa è l’e-mail di prova che ha richiesto. La sua comunità può inviare e-mail.',
    button: 'Apri l’app',
  },
  backups: {
    subject: (assembly: string) => `Problema con i backup di ${assembly}`,
    problems: {
      failing: 'Gli ultimi due backup non sono riusciti. Il motivo è nelle impostazioni.',
      too_old: 'Il backup più recente ha più di due giorni.',
      disk_nearly_full:
        'Il disco del server è quasi pieno. Liberi spazio, perché i backup e i nuovi contenuti si possano ancora salvare.',
    },
    button: 'Apri i backup',
    once: 'Riceve una sola e-mail per ogni problema. Le impostazioni lo mostrano finché non è risolto.',
  },
} satisfies Messages['emails'];
