import type { Messages } from '../catalog.ts';

export default {
  title: 'Server de e-mail',
  sentThrough: (host: string, port: number) =>
    `E-mailurile se trimit prin ${host}, portul ${port}.`,
  isSet: 'Este setat un server de e-mail.',
  cannotBeSent: 'Nu se pot trimite e-mailuri.',
  notSet:
    'Nu este setat niciun server de e-mail: e-mailurile se scriu în dosarul data/outbox de pe server și nu se trimit.',
  replace: 'Introduceți unul nou pentru a-l înlocui.',
  server: 'Server',
  serverInvalid:
    'Introduceți numele serverului, de exemplu mail.example.org. Lăsați portul gol pentru cel obișnuit.',
  port: 'Port',
  encryption: 'Criptare',
  encryptions: {
    starttls: 'STARTTLS (de obicei portul 587)',
    tls: 'TLS (de obicei portul 465)',
    none: 'Fără: numai într-o rețea de încredere',
  },
  user: 'Utilizator',
  password: 'Parolă',
  testTitle: 'Test',
  saveFirst: 'Salvați întâi modificările, apoi testați-le aici.',
  test: (email: string) => `Trimite un e-mail la ${email}.`,
  sendTest: 'Trimiteți-mi un e-mail de test',
} satisfies Messages['email'];
