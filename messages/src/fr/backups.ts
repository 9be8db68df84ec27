import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Sauvegardes',
  intro:
    'Une sauvegarde contient tout ce qui est enregistré ici : les personnes, les contenus, les paramètres et le journal d’activité. Les fichiers de Google Drive n’y sont pas.',
  restored: 'La sauvegarde a été restaurée.',
  failed: 'Les sauvegardes n’ont pas pu être chargées.',
  nothing:
    'Aucune sauvegarde pour le moment. Pour faire la première, appuyez sur « Sauvegarder maintenant ».',
  older: (count: number) => `Sauvegardes plus anciennes (${number(count)})`,
  now: 'Sauvegarder maintenant',
  running: 'Sauvegarde en cours…',
  done: 'Une nouvelle sauvegarde est prête.',
  next: (time: string) => `Prochaine sauvegarde : ${time}`,
  verified: 'Vérifiée',
  notVerified: 'Non vérifiée',
  where: {
    folder: 'Sur ce serveur',
    copy: 'Dans le second emplacement',
    both: 'Sur ce serveur et dans le second emplacement',
  },
  download: 'Télécharger',
  downloadOf: (time: string) => `Télécharger : sauvegarde du ${time}`,
  restore: 'Restaurer',
  restoreOf: (time: string) => `Restaurer : sauvegarde du ${time}`,

  warnings: {
    failing: 'Les sauvegardes échouent.',
    too_old: 'La dernière sauvegarde est trop ancienne. Appuyez sur « Sauvegarder maintenant ».',
    disk_nearly_full:
      'Le disque est presque plein. Il n’y aura bientôt plus de place pour les sauvegardes.',
  },
  lastFailed: (time: string) => `La dernière sauvegarde a échoué (${time}).`,
  failures: {
    folder_missing: 'Le dossier des sauvegardes n’existe pas. Créez-le sur le serveur.',
    folder_not_writable:
      'L’application ne peut pas écrire dans le dossier des sauvegardes. Vérifiez sur le serveur à qui ce dossier appartient.',
    disk_full: 'Le disque est plein. Libérez de la place, ou gardez moins de sauvegardes.',
    not_verified:
      'Le fichier n’a pas pu être relu tel qu’il a été écrit. Faites une nouvelle sauvegarde. Si cela continue, vérifiez le disque.',
    copy_failed:
      'Elle n’a pas pu être copiée dans le second emplacement. Vérifiez sur le serveur que cet emplacement est accessible et que BACKUP_COPY est correct.',
    unexpected:
      'Faites une nouvelle sauvegarde. Si cela continue, consultez le journal du serveur.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Aucune sauvegarde n’est encore possible. Sur le serveur, indiquez un dossier dans la variable d’environnement ',
    code('BACKUP_FOLDER'),
    ', puis redémarrez-le.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Si ce serveur est perdu, ses sauvegardes le sont aussi. Pour copier chacune d’elles dans un second emplacement, définissez sur le serveur la variable d’environnement ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Chaque sauvegarde est copiée dans le second emplacement, chiffrée avec ',
    code('ASSEMBLY_SECRET'),
    '. Gardez-le en lieu sûr : sans lui, ces copies ne peuvent pas être restaurées.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Rien n’est encore copié dans le second emplacement. Sur le serveur, donnez à la variable d’environnement ',
    code('ASSEMBLY_SECRET'),
    ' au moins 32 caractères aléatoires, puis redémarrez-le. Gardez-les en lieu sûr : sans eux, les copies ne peuvent pas être restaurées.',
  ],

  settings: {
    title: 'Quand sauvegarder',
    automatically: 'Sauvegarder automatiquement',
    off: 'Non',
    other: (expression: string) => `À d’autres moments : ${expression}`,
    keep: {
      title: 'Combien de sauvegardes garder',
      daily: 'Par jour',
      weekly: 'Par semaine',
      monthly: 'Par mois',
      hint: 'La dernière sauvegarde de chaque jour, semaine et mois. Les autres sont supprimées.',
    },
  },

  restoring: {
    title: 'Restaurer une sauvegarde',
    question: (time: string) => `Voulez-vous tout remplacer par la sauvegarde du ${time} ?`,
    comparing: 'Comparaison avec les données actuelles…',
    failed: 'La sauvegarde n’a pas pu être comparée avec les données actuelles.',
    people: 'Personnes',
    added: 'Ajouts',
    removed: 'Suppressions',
    undo: 'Les données actuelles sont d’abord sauvegardées, vous pouvez donc revenir en arrière.',
    staysLoggedIn:
      'Votre session reste ouverte. Toutes les autres personnes doivent se reconnecter.',
    logsOut:
      'Tout le monde est déconnecté, vous aussi. Votre compte n’est pas dans cette sauvegarde : pour vous connecter, il vous en faut un qui y soit.',
    busy: 'Restauration en cours…',
    wait: 'Cela peut prendre quelques minutes. Veuillez laisser cette page ouverte.',
  },
} satisfies Messages['backups'];
