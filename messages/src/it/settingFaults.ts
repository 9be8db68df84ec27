import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Può avere al massimo ${max} caratteri.`,
  charsUnreadable: 'Tolga gli a capo e gli altri caratteri di controllo.',
  notInDemo:
    'Nella demo non si può modificare. Per terminare la demo, apra il link di configurazione che il server ha scritto, oppure avvii il server con PUBLIC_URL.',

  timeZone: 'Deve essere un fuso orario, per esempio Europe/Rome.',
  webAddress:
    'Deve essere un semplice indirizzo che inizia con http:// o https://, senza parametri (?), frammento (#), nome utente o punto e virgola.',
  origin: 'Deve essere un indirizzo come https://assembly.example.org, senza percorso.',
  days: (max: string) => `Deve essere un numero di giorni da 1 a ${max}.`,
  tooFewDays: (min: string) =>
    `Devono essere almeno ${min} giorni. Un numero minore si può impostare solo nell’ambiente.`,
  email: 'Deve essere un solo indirizzo e-mail, per esempio segreteria@example.org.',
  phone: 'Deve essere un solo numero di telefono, per esempio +39 06 1234 5678.',
  clientId:
    'Deve essere un ID client come 1234-abcd.apps.googleusercontent.com. Lo copi dalla console Google Cloud, in «Client».',
  clientSecret:
    'Deve essere un client secret come GOCSPX-abcd. Lo copi dalla console Google Cloud, in «Client».',
  apiKey:
    'Deve essere una chiave API come AIzaSyAbcd. La copi dalla console Google Cloud, in «Credenziali».',
  cron: 'Deve essere un’espressione cron come 0 5 * * *.',
  cronFields: 'Deve essere un’espressione cron con cinque campi, come 0 5 * * *.',
  backupKeep: 'Devono essere tre numeri, come 7,4,6.',
  sender:
    'Deve essere un solo indirizzo e-mail, come segreteria@example.org o "Chiesa della Grazia" <segreteria@example.org>.',
  senderMissing: 'Inserisca l’indirizzo del mittente delle e-mail.',
  weeklyTime: 'Deve essere un giorno con un’ora, come SAT 18:00.',
  quietHours: 'Devono essere due ore, come 21-8, oppure none.',
} satisfies Messages['settingFaults'];
