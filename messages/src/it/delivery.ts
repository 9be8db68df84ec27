import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Nessun server di posta è impostato, perciò non vengono inviate e-mail. Ne inserisca uno in ',
    link('E-mail'),
    '.',
  ],
  settingsTitle: 'Come vengono avvisati i membri',
  defaultNotSent:
    'Senza un’e-mail settimanale, i membri che non hanno fatto una scelta non ricevono e-mail sulle novità.',
  weekly: {
    notSent: 'Non viene inviata',
    time: 'Orario dell’e-mail settimanale',
    title: 'L’e-mail settimanale',
    saveNote: 'Salva la frase',
    failed: 'Non è stato possibile caricare l’e-mail settimanale.',
    next: (time: string) => `Prossimo invio: ${time}.`,
    nothing:
      'Al momento non avrebbe nulla da dire e non verrebbe inviata: non ci sono eventi nei prossimi sette giorni, né annunci nuovi o in scadenza, né nuovi documenti o registrazioni.',
    now: <E>(subject: E): Sentence<E> => ['Ecco che cosa direbbe ora. Oggetto: ', subject],
    send: 'Inviala a me',
  },
  quietHours: {
    none: 'Nessuna ora di silenzio',
    from: 'Ore di silenzio dalle',
    until: 'Ore di silenzio fino alle',
  },

  title: 'Invio',
  failed: 'Non è stato possibile caricare gli invii.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Non è stato possibile inviare l’ultima e-mail.'),
    ' Il motivo:',
  ],
  retrying: 'Continuiamo a riprovare per 24 ore. Anche altre e-mail potrebbero tardare.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: 'Ancora da inviare: 1 notifica.',
        many: `Ancora da inviare: ${number(count)} di notifiche.`,
        other: `Ancora da inviare: ${number(count)} notifiche.`,
      }),
    ),
    ' L’invio attende la fine delle ore di silenzio, oppure fino a 10 minuti dopo un messaggio precedente sullo stesso elemento.',
  ],
  nothingSent: (days: number) =>
    plural(days, {
      one: 'Nell’ultimo giorno nessuna e-mail e nessun messaggio push sulle novità.',
      many: `Negli ultimi ${number(days)} di giorni nessuna e-mail e nessun messaggio push sulle novità.`,
      other: `Negli ultimi ${number(days)} giorni nessuna e-mail e nessun messaggio push sulle novità.`,
    }),
  counts: {
    title: (days: number) =>
      plural(days, {
        one: 'E-mail e messaggi push sulle novità nell’ultimo giorno:',
        many: `E-mail e messaggi push sulle novità negli ultimi ${number(days)} di giorni:`,
        other: `E-mail e messaggi push sulle novità negli ultimi ${number(days)} giorni:`,
      }),
    waiting: 'In attesa',
    waitingSince: (count: number, since: string) => `${number(count)} (la più vecchia: ${since})`,
    sent: 'Inviati',
    failed: 'Non riusciti',
  },
  failures: {
    title: (count: number) => `Invii non riusciti (${number(count)})`,
    titleOfLast: (count: number) => `Gli ultimi invii non riusciti (${number(count)})`,
    list: 'Invii non riusciti',
    email: (name: string, address: string) => `E-mail a ${name} (${address})`,
    push: (name: string, address: string) => `Messaggio push a ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, 1 tentativo`,
        many: `${time}, ${number(count)} di tentativi`,
        other: `${time}, ${number(count)} tentativi`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, {
          one: '1 nuovo annuncio',
          many: `${number(count)} di nuovi annunci`,
          other: `${number(count)} nuovi annunci`,
        }),
      events: (count: number) =>
        plural(count, {
          one: '1 evento annullato o spostato',
          many: `${number(count)} di eventi annullati o spostati`,
          other: `${number(count)} eventi annullati o spostati`,
        }),
      sermons: (count: number) =>
        plural(count, {
          one: '1 nuova registrazione',
          many: `${number(count)} di nuove registrazioni`,
          other: `${number(count)} nuove registrazioni`,
        }),
      signUps: (count: number) =>
        plural(count, {
          one: '1 nuova iscrizione',
          many: `${number(count)} di nuove iscrizioni`,
          other: `${number(count)} nuove iscrizioni`,
        }),
    },
    waiting: (what: string) => `In attesa della sua decisione: ${what}.`,
    reasons: {
      first: 'Risultato della prima sincronizzazione. I membri non sono stati avvisati.',
      restored:
        'Da una versione precedente ripristinata. Alcuni membri potrebbero essere già stati avvisati.',
      origin:
        'L’account, il calendario, l’elenco di attività o la cartella è cambiato. I membri non sono stati avvisati.',
      many: 'Erano più di 30 in una volta. I membri non sono stati avvisati.',
    },
    more: (count: number) => `e ${number(count)} in più`,
    send: {
      label: 'Invia',
      labelOf: (what: string) => `Invia: ${what}`,
      title: 'Invia un riepilogo',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Nessuno ha attivato per questo le e-mail immediate o i messaggi push, perciò nessuno riceverebbe il riepilogo. Inviarlo comunque?',
          one: `Inviare a 1 persona un unico messaggio su ${what}?`,
          many: `Inviare a ${number(people)} di persone un unico messaggio su ${what}?`,
          other: `Inviare a ${number(people)} persone un unico messaggio su ${what}?`,
        }),
      done: 'Il riepilogo verrà inviato. Durante le ore di silenzio, ne attende la fine.',
    },
    drop: {
      label: 'Non inviare',
      labelOf: (what: string) => `Non inviare: ${what}`,
      title: 'Non inviare un riepilogo',
      question: (what: string) =>
        `I membri non riceveranno una notifica su ${what}, ma potranno comunque vedere tutto nell’app.`,
      done: 'Il riepilogo non verrà inviato.',
    },
  },
  paused: {
    title: 'Indirizzi sospesi',
    reason: 'Il server di posta ha rifiutato questi indirizzi tre volte di seguito.',
    since: (time: string) => `Sospeso dal: ${time}`,
    retry: 'Riprova con questi',
    resumed: 'Le e-mail a questi indirizzi vengono di nuovo inviate.',
  },
} satisfies Messages['delivery'];
