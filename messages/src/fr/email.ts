import type { Messages } from '../catalog.ts';

export default {
  title: 'Serveur de messagerie',
  sentThrough: (host: string, port: number) =>
    `Les e-mails sont envoyés par ${host}, port ${port}.`,
  isSet: 'Un serveur de messagerie est défini.',
  cannotBeSent: 'Les e-mails ne peuvent pas être envoyés.',
  notSet:
    'Aucun serveur de messagerie n’est défini : les e-mails sont écrits dans le dossier data/outbox du serveur et ne sont pas envoyés.',
  replace: 'Saisissez-en un nouveau pour le remplacer.',
  server: 'Serveur',
  serverInvalid:
    'Saisissez le nom du serveur, par exemple mail.example.org. Laissez le port vide pour le port habituel.',
  port: 'Port',
  encryption: 'Chiffrement',
  encryptions: {
    starttls: 'STARTTLS (en général port 587)',
    tls: 'TLS (en général port 465)',
    none: 'Aucun : seulement sur un réseau de confiance',
  },
  user: 'Nom d’utilisateur',
  password: 'Mot de passe',
  testTitle: 'Test',
  saveFirst: 'Enregistrez d’abord vos modifications, puis testez-les ici.',
  test: (email: string) => `Envoie un e-mail à ${email}.`,
  sendTest: 'M’envoyer un e-mail de test',
} satisfies Messages['email'];
