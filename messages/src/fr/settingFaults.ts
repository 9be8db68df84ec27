import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Il faut au maximum ${max} caractères.`,
  charsUnreadable: 'Retirez les retours à la ligne et autres caractères de contrôle.',
  notInDemo:
    'Ce n’est pas modifiable dans la démo. Pour quitter la démo, ouvrez le lien de configuration que le serveur a affiché, ou démarrez le serveur avec PUBLIC_URL.',

  timeZone: 'Saisissez un fuseau horaire, par exemple Europe/Paris.',
  webAddress:
    'Saisissez une adresse simple qui commence par http:// ou https://, sans partie après ? ou #, sans nom d’utilisateur et sans point-virgule.',
  origin: 'Saisissez une adresse comme https://assembly.example.org, sans chemin.',
  days: (max: string) => `Saisissez un nombre de jours de 1 à ${max}.`,
  tooFewDays: (min: string) =>
    `Il faut au moins ${min} jours. Un nombre plus petit ne peut être défini que dans l’environnement du serveur.`,
  email: 'Saisissez une seule adresse e-mail, par exemple bureau@example.org.',
  phone: 'Saisissez un seul numéro de téléphone, par exemple +33 1 23 45 67 89.',
  clientId:
    'Saisissez un ID client comme 1234-abcd.apps.googleusercontent.com. Copiez-le depuis la console Google Cloud, sous « Clients ».',
  clientSecret:
    'Saisissez un code secret du client comme GOCSPX-abcd. Copiez-le depuis la console Google Cloud, sous « Clients ».',
  apiKey:
    'Saisissez une clé API comme AIzaSyAbcd. Copiez-la depuis la console Google Cloud, sous « Identifiants » (Credentials).',
  cron: 'Saisissez une expression cron comme 0 5 * * *.',
  cronFields: 'Saisissez une expression cron à cinq champs, par exemple 0 5 * * *.',
  backupKeep: 'Saisissez trois nombres comme 7,4,6.',
  sender:
    'Saisissez une seule adresse e-mail, par exemple bureau@example.org ou "Chapelle du Lac" <bureau@example.org>.',
  senderMissing: 'Saisissez l’adresse d’expédition des e-mails.',
  weeklyTime: 'Saisissez un jour et une heure, par exemple SAT 18:00.',
  quietHours: 'Saisissez deux heures comme 21-8, ou none.',
} satisfies Messages['settingFaults'];
