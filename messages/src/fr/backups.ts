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

  settings: {
    title: 'Quand sauvegarder',
    automatically: 'Sauvegarder automatiquement',
    nightly: 'Chaque nuit',
    time: 'Heure',
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
} satisfies Messages['backups'];
