import type { Messages } from '../catalog.ts';

export default {
  title: 'Mailserver',
  sentThrough: (host: string, port: number) =>
    `E-Mails werden über ${host}, Port ${port}, verschickt.`,
  isSet: 'Ein Mailserver ist eingetragen.',
  cannotBeSent: 'E-Mails können nicht verschickt werden.',
  notSet:
    'Es ist kein Mailserver eingetragen: E-Mails werden auf dem Server in den Ordner data/outbox geschrieben und nicht verschickt.',
  replace: 'Geben Sie einen neuen ein, um ihn zu ersetzen.',
  server: 'Server',
  serverInvalid:
    'Geben Sie den Namen des Servers ein, etwa mail.example.org. Lassen Sie den Port leer für den üblichen.',
  port: 'Port',
  encryption: 'Verschlüsselung',
  encryptions: {
    starttls: 'STARTTLS (meist Port 587)',
    tls: 'TLS (meist Port 465)',
    none: 'Keine: nur in einem Netzwerk, dem Sie vertrauen',
  },
  user: 'Benutzername',
  password: 'Passwort',
  testTitle: 'Test',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen, dann können Sie sie hier testen.',
  test: (email: string) => `Sendet eine E-Mail an ${email}.`,
  sendTest: 'Test-E-Mail an mich senden',
} satisfies Messages['email'];
