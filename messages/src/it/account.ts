import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Il suo account',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Accesso effettuato come ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Esci',
  sections: {
    notifications: 'Notifiche',
    apps: 'App per calendario e podcast',
    install: 'Questo dispositivo',
    name: 'Nome',
    password: 'Password',
    sessions: 'Accessi attivi',
    data: 'I suoi dati',
    delete: 'Elimina account',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Mantieni',

  feeds: {
    intro:
      'Con un link privato può vedere i nostri eventi nel calendario del telefono e ascoltare i sermoni in un’app per podcast. Il link è solo per lei: chiunque lo abbia può vedere gli eventi e ascoltare i sermoni.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Questo link viene mostrato solo ora.'),
      ' Lo aggiunga alle sue app prima di lasciare questa pagina. Se lo perde, lo disattivi e ne crei un altro.',
    ],
    calendarTitle: 'Gli eventi nel suo calendario',
    calendar:
      'Tutti gli eventi, in Apple Calendar, Outlook, Google Calendar o un altro calendario.',
    addToApple: 'Aggiungi ad Apple o Outlook',
    addToGoogle: 'Aggiungi a Google Calendar',
    calendarLink: 'Link per il calendario',
    calendarHelp:
      'Google Calendar cerca le novità solo ogni 12–24 ore. Per aggiungere il link a Google Calendar usi un computer, non l’app del telefono. Se Google non chiede di aggiungere il calendario: copi il link, scelga «Altri calendari», «Da URL» e lo incolli.',
    podcastTitle: 'I sermoni nella sua app per podcast',
    podcast: (count: number) =>
      `Le ${number(count)} registrazioni più recenti, nella maggior parte delle app per podcast.`,
    podcastLink: 'Link per i podcast',
    podcastHelp:
      'Nella sua app per podcast cerchi «Aggiungi tramite URL» (URL significa link; in Apple Podcasts «Segui un podcast tramite URL») e incolli questo link. Spotify non può aggiungere podcast privati.',
    get: 'Crea il mio link',
    getAnother: 'Crea un altro link',
    failed: 'Non è stato possibile caricare i suoi link privati.',
    none: 'Non ha ancora link privati.',
    list: 'Link privati',
    created: (time: string) => `Creato: ${time}`,
    lastUsed: (time: string) => `Ultimo uso: ${time}`,
    unused: 'Non ancora usato da nessuna app',
    turnOff: 'Disattiva',
    turnOffLink: 'Disattiva link',
    turnOffTitle: 'Disattiva link privato',
    turnOffQuestion: (created: string) =>
      `Disattivare questo link (creato: ${created})? Le app che lo usano non riceveranno più eventi e sermoni.`,
    turnedOff: 'Link privato disattivato.',
  },
} satisfies Messages['account'];
