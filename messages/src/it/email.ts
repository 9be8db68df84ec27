import type { Messages } from '../catalog.ts';

export default {
  title: 'Server di posta',
  sentThrough: (host: string, port: number) =>
    `Le e-mail vengono inviate tramite ${host}, porta ${port}.`,
  isSet: 'È impostato un server di posta.',
  cannotBeSent: 'Non è possibile inviare e-mail.',
  notSet:
    'Nessun server di posta è impostato: le e-mail vengono scritte nella cartella data/outbox sul server e non inviate.',
  replace: 'Ne inserisca uno nuovo per sostituirlo.',
  server: 'Server',
  serverInvalid:
    'Inserisca il nome del server, per esempio mail.example.org. Lasci vuota la porta per usare quella abituale.',
  port: 'Porta',
  encryption: 'Crittografia',
  encryptions: {
    starttls: 'STARTTLS (di solito porta 587)',
    tls: 'TLS (di solito porta 465)',
    none: 'Nessuna: solo in una rete di cui si fida',
  },
  user: 'Utente',
  password: 'Password',
  testTitle: 'Prova',
  saveFirst: 'Prima salvi le modifiche, poi le provi qui.',
  test: (email: string) => `Invia un’e-mail a ${email}.`,
  sendTest: 'Inviami un’e-mail di prova',
} satisfies Messages['email'];
