import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Nuovi annunci',
    events: 'Eventi annullati o spostati',
    sermons: 'Nuove registrazioni',
    signUps: 'Nuove iscrizioni',
  },
  choices: { off: 'Nessuna e-mail', weekly: 'E-mail settimanale', email: 'E-mail immediata' },
  failed: 'Non è stato possibile caricare le sue notifiche.',
  emails: {
    title: 'E-mail',
    off: 'Al momento non vengono inviate e-mail sulle novità. La sua scelta varrà quando lo saranno.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Serve un server di posta in ',
      emailSettings('Impostazioni, E-mail'),
      ', e vanno attivate in ',
      notificationSettings('Impostazioni, Notifiche'),
      '. Alle e-mail sulle iscrizioni basta il server di posta.',
    ],
    weekly: (time: string, zone: string) =>
      `L’e-mail settimanale viene inviata ogni ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'L’e-mail settimanale non è ancora configurata, perciò con «E-mail settimanale» non viene inviato nulla.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Ne imposti giorno e ora in ',
      notificationSettings('Impostazioni, Notifiche'),
      '.',
    ],
    askForWeekly: 'L’amministrazione può impostarne giorno e ora.',
    saved: 'La sua scelta è salvata.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('Non possiamo inviarle e-mail: il server di posta rifiuta il suo indirizzo.'),
      ` Le e-mail sulle novità a ${email} sono sospese (inizio: ${since}). L’ultima risposta del server:`,
    ],
    ifItWorks:
      'Se l’indirizzo funziona di nuovo, per esempio dopo aver fatto spazio in una casella piena:',
    ifItIsWrong:
      'Se l’indirizzo è sbagliato, si iscriva di nuovo con quello giusto o si rivolga all’amministrazione: l’indirizzo di un account non si può cambiare.',
    resumed: 'Le e-mail le vengono di nuovo inviate.',
  },

  push: {
    title: 'Notifiche su questo dispositivo',
    unsupported:
      'Questo browser non può mostrare notifiche. Su quasi tutti i dispositivi, Chrome e Firefox possono farlo.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'Su iPhone o iPad, prima installi l’app, poi la apra dalla schermata Home e torni qui. ',
      link('Come installare l’app'),
    ],
    topics: 'Avvisami di',
    topicsOfDevice: 'Questo dispositivo la avvisa di',
    turnOn: 'Attiva su questo dispositivo',
    turnOff: 'Disattiva su questo dispositivo',
    pending: 'Attendere…',
    saved: 'Salvato per questo dispositivo.',
    turnedOff: 'Le notifiche sono disattivate su questo dispositivo.',
    failures: {
      denied:
        'Le notifiche di questa app sono bloccate su questo dispositivo. Le consenta nelle impostazioni del browser o del telefono, poi riprovi.',
      dismissed:
        'Le notifiche restano disattivate. Prema di nuovo il pulsante e scelga «Consenti».',
      notReady:
        'L’app non è ancora pronta su questo dispositivo. Ricarichi la pagina, poi riprovi.',
      noService:
        'Il browser non è riuscito a raggiungere il suo servizio di notifiche. Controlli la connessione o provi un altro browser.',
    },
    others: 'I suoi altri dispositivi con notifiche',
    listOfOthers: 'Altri dispositivi con notifiche',
    since: (time: string) => `Attivate: ${time}`,
    remove: 'Rimuovi',
    removed: 'Dispositivo rimosso.',
  },
} satisfies Messages['notifications'];
