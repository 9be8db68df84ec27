import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Rien n’est encore copié dans le second emplacement. Sur le serveur, donnez à la variable d’environnement ',
    code('ASSEMBLY_SECRET'),
    ' au moins 32 caractères aléatoires, puis redémarrez-le. Gardez-les en lieu sûr : sans eux, les copies ne peuvent pas être restaurées.',
  ],
} satisfies Messages['backupProblems'];
