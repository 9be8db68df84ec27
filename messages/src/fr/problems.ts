import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Certains champs sont vides ou incorrects. Veuillez les corriger.',
  password_policy: 'Ce mot de passe ne peut pas être utilisé. Choisissez-en un autre.',
  bad_request: 'La demande n’a pas été comprise. Rechargez la page et réessayez.',
  invalid_credentials: 'E-mail ou mot de passe incorrect. Veuillez réessayer.',
  not_signed_in: 'Aucune session n’est ouverte. Veuillez vous connecter.',
  account_inactive:
    'Votre compte n’est pas encore validé. Veuillez vous adresser à l’équipe d’administration.',
  forbidden: 'Il faut pour cela des droits d’administration.',
  wrong_origin:
    'Cette demande ne vient pas de l’adresse de la communauté. Ouvrez l’application à cette adresse et réessayez.',
  wrong_setup_code:
    'Ce lien de configuration n’est pas valable. Utilisez le dernier que le serveur a affiché à son démarrage.',
  not_found: 'Il n’y a rien à cette adresse.',
  user_not_found: 'Cette personne n’existe plus : quelqu’un d’autre a supprimé le compte.',
  session_not_found: 'Cette session est déjà fermée.',
  event_not_found: 'Cet événement n’est plus dans l’agenda.',
  version_not_found: 'Cette version antérieure n’existe plus.',
  folder_not_found: 'Ce dossier n’existe plus. Revenez aux documents.',
  file_not_found: 'Ce fichier n’existe plus. Revenez aux documents.',
  feed_not_found:
    'Ce lien privé n’existe pas ou a été désactivé. Créez-en un nouveau dans votre compte.',
  email_not_found: 'Aucun compte n’existe avec cet e-mail. Vérifiez l’adresse, ou inscrivez-vous.',
  email_in_use: 'Cet e-mail est déjà utilisé. Veuillez en prendre un autre.',
  last_admin:
    'C’est la dernière personne à avoir les droits d’administration. Donnez-les d’abord à quelqu’un d’autre.',
  own_account:
    'Vous ne pouvez pas le faire sur votre propre compte. Demandez à une autre personne qui a les droits d’administration.',
  settings_changed:
    'Quelqu’un d’autre a modifié les paramètres entre-temps. Vérifiez vos modifications, puis enregistrez de nouveau.',
  fixed_by_environment:
    'Défini par une variable d’environnement. Modifiez-la ou retirez-la, puis redémarrez le serveur.',
  no_secret_key:
    'Les secrets ne peuvent pas encore être enregistrés. Sur le serveur, donnez à ASSEMBLY_SECRET au moins 32 caractères, puis redémarrez-le.',
  push_not_available:
    'Ce n’est pas encore disponible. Demandez à l’équipe d’administration de définir ASSEMBLY_SECRET sur le serveur.',
  mail_not_configured:
    'Aucun serveur de messagerie n’est encore défini. Indiquez-en d’abord un et enregistrez-le.',
  google_not_configured:
    'Saisissez d’abord l’ID client et le code secret du client, et enregistrez-les.',
  google_not_connected: 'Google n’est pas connecté. Connectez-le d’abord.',
  too_many_feeds: (max: number) =>
    `Vous avez déjà ${number(max)} liens privés. Désactivez-en un dont vous n’avez plus besoin, puis réessayez.`,
  sync_running: 'Une synchronisation est déjà en cours. Attendez qu’elle soit terminée.',
  backup_not_found: 'Cette sauvegarde n’existe plus.',
  backup_running:
    'Une sauvegarde ou une restauration est déjà en cours. Attendez qu’elle soit terminée.',
  backup_not_configured:
    'Il n’y a pas encore de dossier pour les sauvegardes. Définissez BACKUP_FOLDER sur le serveur, puis redémarrez-le.',
  backup_not_made:
    'Rien n’a été restauré, car l’état actuel n’a pas pu être sauvegardé auparavant. Le journal du serveur indique pourquoi.',
  backup_damaged:
    'Cette sauvegarde est endommagée ou incomplète, et rien n’a été restauré. Utilisez-en une autre.',
  backup_newer:
    'Cette sauvegarde vient d’une version plus récente de l’application, et rien n’a été restauré. Mettez d’abord l’application à jour.',
  reset_expired: 'Ce lien a été utilisé ou a expiré. Veuillez en demander un nouveau.',
  setup_done: 'La configuration est déjà terminée. Connectez-vous.',
  body_too_large: 'La demande est trop grande.',
  unsupported_body: 'La demande doit être envoyée en JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Choisissez une image PNG, JPEG, WebP ou SVG de ${number(maxKilobytes)} ko au maximum.`,
  too_many_attempts: 'Trop de tentatives. Veuillez réessayer plus tard.',
  too_many_downloads: (max: number) =>
    `Vous téléchargez déjà ${number(max)} fichiers. Fermez-en un, ou attendez que l’un d’eux soit terminé, puis réessayez.`,
  unexpected: 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
  mail_failed:
    'L’e-mail n’a pas pu être envoyé. Veuillez réessayer plus tard, ou demandez un lien à l’équipe d’administration.',
  google_failed: 'Le fichier n’a pas pu être récupéré chez Google. Veuillez réessayer plus tard.',
  google_not_revoked:
    'Google est déconnecté ici, mais l’accès n’a pas pu être révoqué chez Google. Supprimez-y l’application : https://myaccount.google.com/connections',
  busy: 'Le serveur est occupé. Veuillez réessayer dans un moment.',
  unavailable:
    'L’application ne peut pas joindre sa base de données. Veuillez réessayer dans un moment.',
  session_not_ended:
    'Votre session est fermée dans ce navigateur, mais elle n’a pas pu l’être sur le serveur. Reconnectez-vous plus tard et fermez-la dans votre compte.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: `Trop de tentatives. Veuillez réessayer dans ${number(count)} seconde.`,
      many: `Trop de tentatives. Veuillez réessayer dans ${number(count)} de secondes.`,
      other: `Trop de tentatives. Veuillez réessayer dans ${number(count)} secondes.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: `Trop de tentatives. Veuillez réessayer dans ${number(count)} minute.`,
      many: `Trop de tentatives. Veuillez réessayer dans ${number(count)} de minutes.`,
      other: `Trop de tentatives. Veuillez réessayer dans ${number(count)} minutes.`,
    }),

  approveFirst: 'Validez d’abord le compte de cette personne.',
  demoAccount: 'Les comptes de la démo ne peuvent pas être supprimés.',
  backupOfDemo:
    'Cette sauvegarde vient de la démo, dont les mots de passe sont publics. Elle ne peut être restaurée que dans la démo.',
  alreadyDecided: 'Quelqu’un l’a déjà envoyé ou écarté.',
  nothingForWeeklyEmail:
    'Il n’y a encore rien pour l’e-mail hebdomadaire : ni événement dans les 7 prochains jours, ni annonce nouvelle ou bientôt terminée, ni nouveau document ou enregistrement.',
  pushKeyUnreadable:
    'Le serveur ne peut pas lire sa clé des notifications sur les appareils. Demandez à l’équipe d’administration de restaurer ASSEMBLY_SECRET ou le fichier secret.key, ou de supprimer la clé avec la commande « set PUSH_PRIVATE_KEY "" ».',
  secretKeyUnusable:
    'Les secrets ne peuvent pas être enregistrés : le fichier secret.key, à côté de la base de données, ne peut pas être créé ou lu, ou il est endommagé. Vérifiez à qui appartiennent le dossier et le fichier, et l’espace libre. S’il est endommagé, restaurez-le à partir d’une copie, ou supprimez-le et saisissez de nouveau tous les secrets.',
} satisfies Messages['problems'];
