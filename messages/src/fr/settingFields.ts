import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nom',
    hint: 'Affiché en haut de chaque page et dans les e-mails.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Fuseau horaire',
    hint: 'Les heures sont affichées dans ce fuseau horaire.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Langue',
    hint: 'Pour les personnes dont le navigateur ne demande aucune de ces langues. Les autres voient l’application dans la leur.',
  },
  PUBLIC_URL: {
    label: 'Adresse publique',
    hint: 'L’adresse à laquelle on ouvre l’application, pour les liens des e-mails et pour Google. Ne la changez que lorsque l’application fonctionne à la nouvelle adresse. L’ancienne continue de fonctionner pendant 24 heures. Ajoutez ensuite la nouvelle adresse de redirection dans la console Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Jours de conservation du journal d’activité',
    hint: 'Les entrées plus anciennes, par exemple qui a validé qui, sont supprimées.',
  },
  CONTACT_NAME: {
    label: 'Nom du contact',
    hint: 'Par exemple Ruth Martin, ou Secrétariat.',
  },
  CONTACT_EMAIL: { label: 'E-mail du contact' },
  CONTACT_PHONE: {
    label: 'Téléphone du contact',
    hint: 'Avec l’indicatif du pays, par exemple +33\u00A01\u00A023\u00A045\u00A067\u00A089.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'ID client',
    hint: 'Se termine par .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Code secret du client' },
  GOOGLE_CALENDAR_ID: {
    label: 'Agendas',
    hint: 'L’ID de l’agenda. Il se trouve chez Google dans les paramètres de l’agenda, sous « Intégrer l’agenda » (Integrate calendar). S’il y en a plusieurs, séparez-les par des virgules.',
  },
  GOOGLE_API_KEY: {
    label: 'Clé API',
    hint: 'Avec une clé API, seuls les agendas publics peuvent être lus. Créez-la dans la console Google Cloud, sous « Identifiants » (Credentials), dans un projet avec l’API Calendar. Elle ne doit pas être limitée à des pages web.',
  },
  GOOGLE_TASK_LISTS: { label: 'Listes de tâches' },
  GOOGLE_DRIVE_FOLDER: { label: 'Dossier Drive' },
  SYNC_SCHEDULE: { label: 'Planification de la synchronisation' },
  SMTP_URL: { label: 'Serveur de messagerie' },
  MAIL_FROM: {
    label: 'Expéditeur',
    hint: 'L’adresse d’où viennent les e-mails, par exemple Chapelle du Lac <bureau@example.org>. Votre serveur de messagerie doit l’autoriser.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-mails sur les nouveautés',
    options: {
      on: 'Les membres peuvent les choisir',
      off: 'Désactivés : seuls les e-mails sur les comptes et les inscriptions sont envoyés',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Choix par défaut des membres',
    hint: 'Pour les membres qui n’ont rien choisi dans leur compte.',
    options: { off: 'Désactivé', weekly: 'E-mail hebdomadaire', email: 'E-mail immédiat' },
  },
  WEEKLY_EMAIL: {
    label: 'E-mail hebdomadaire',
    hint: 'Les événements de la semaine, les annonces, la dernière prédication et les nouveaux documents.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Une phrase pour le prochain e-mail hebdomadaire',
    hint: 'Facultatif. Elle figure au début de l’e-mail, et disparaît d’ici quand il est envoyé.',
  },
  QUIET_HOURS: {
    label: 'Heures de silence',
    hint: 'Les e-mails et les messages push attendent qu’elles se terminent.',
  },
  BACKUP_SCHEDULE: { label: 'Planification des sauvegardes' },
  BACKUP_KEEP: { label: 'Sauvegardes conservées' },
} satisfies Messages['settingFields'];
