import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Elenco delle persone',
  search: 'Cerca persone',
  loading: 'Caricamento delle persone…',
  loadFailed: 'Non è stato possibile caricare l’elenco delle persone.',
  pages: 'Pagine dell’elenco',
  list: 'Persone',
  nothingFound: 'Nessuna persona trovata.',
  count: (count: number) =>
    plural(count, {
      0: 'Nessuna persona',
      one: '1 persona',
      many: `${number(count)} di persone`,
      other: `${number(count)} persone`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nessuna persona trovata',
      one: '1 persona trovata',
      many: `${number(count)} di persone trovate`,
      other: `${number(count)} persone trovate`,
    }),
  downloadCsv: 'Scarica come CSV',
  told: (name: string) => `Abbiamo avvisato ${name} per e-mail.`,
  notTold: (names: string[]) =>
    `Non è stato possibile inviare e-mail. Avvisi di persona: ${names.join(', ')}.`,

  columns: {
    name: 'Nome',
    email: 'E-mail',
    role: 'Ruolo',
    action: 'Azione',
  },
  roles: {
    admin: 'Admin',
    user: 'Utente',
  },
  waiting: 'In attesa di approvazione',
  you: 'Lei',
  ownAccount:
    'Non può farlo con il suo stesso account. Lo chieda a qualcun altro dell’amministrazione.',
  notConfirmed: 'Indirizzo non confermato',
  signedUp: (date: string) => `Iscrizione: ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Iscrizione: ${date} · ultima visita: ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Approva',
      hidden(` ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Dettagli',
      hidden(` di ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Elimina',
      hidden(` ${name}`),
    ],
    more: (name: string) => `Altre azioni per ${name}`,
  },

  delete: {
    title: 'Conferma eliminazione',
    question: (name: string) => `Eliminare davvero l’account di ${name}?`,
    done: 'Account eliminato.',
  },
  approve: {
    title: 'Conferma approvazione',
    question: (name: string) => `Approvare l’account di ${name}?`,
    done: 'Account approvato.',
    notConfirmed:
      'Questa persona non ha ancora confermato l’indirizzo. Chiunque può iscriversi con un indirizzo che appartiene a qualcun altro.',
  },
  makeAdmin: {
    title: 'Conferma ruolo di admin',
    question: (name: string) => `Dare a ${name} il ruolo di admin?`,
    yes: 'Rendi admin',
    done: 'Questa persona ora è admin.',
  },
  removeAdmin: {
    title: 'Conferma ruolo di admin',
    question: (name: string) => `Togliere a ${name} il ruolo di admin?`,
    yes: 'Togli il ruolo',
    done: 'Questa persona non è più admin.',
  },
  endSessions: {
    title: 'Conferma disconnessione',
    question: (name: string) => `Disconnettere ${name} da tutti i dispositivi?`,
    yes: 'Disconnetti ovunque',
    done: 'Questa persona ora è disconnessa da tutti i dispositivi.',
  },

  approveSeveral: {
    title: 'Approva più persone',
    approving: 'Approvazione…',
    text: 'Potranno poi accedere e vedere tutto ciò che vedono i membri.',
    notConfirmed: '(indirizzo non confermato)',
    approve: (count: number) =>
      plural(count, {
        one: 'Approva 1 persona',
        many: `Approva ${number(count)} di persone`,
        other: `Approva ${number(count)} persone`,
      }),
    done: (count: number) =>
      plural(count, {
        one: '1 persona approvata.',
        many: `${number(count)} di persone approvate.`,
        other: `${number(count)} persone approvate.`,
      }),
    notApproved: (names: string[]) => `Senza approvazione: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: 'Admin',
      text: 'Chi è admin può approvare ed eliminare persone e sincronizzare i dati.',
      notYet: 'Prima approvi questa persona. Poi potrà darle il ruolo di admin.',
      make: 'Rendi admin',
      remove: 'Togli il ruolo di admin',
    },
    link: {
      title: 'Link monouso',
      text: 'Per chi non riceve e-mail. Il link permette di scegliere una nuova password. Funziona una volta sola e scade dopo un giorno. Lo dia soltanto a questa persona.',
      create: 'Crea link',
    },
    logOut: {
      title: 'Telefono o computer smarrito',
      text: 'Disconnette questa persona da tutti i dispositivi. Potrà accedere di nuovo con la sua password.',
      button: 'Disconnetti ovunque',
    },
  },
  inviteTitle: 'Invita membri',
  activityTitle: 'Registro attività',
} satisfies Messages['users'];
