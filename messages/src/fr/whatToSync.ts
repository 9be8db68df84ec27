import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Enregistrer et synchroniser',
  asking: 'Recherche chez Google…',
  nothingFound: 'Rien n’a été trouvé dans ce compte.',
  notInAccount: (id: string) => `${id} (pas dans ce compte)`,
  calendarsHint:
    'Un événement présent dans plusieurs d’entre eux est affiché sous celui que vous avez choisi en premier.',
  publicCalendars: 'Agendas publics d’autres personnes',
  calendarMissing: 'Choisissez au moins un agenda.',
  keyMissing: 'Saisissez une clé API.',
  listsHint: 'Les membres voient les tâches en cours de ces listes comme annonces.',
  allLists: 'Toutes les listes, même celles ajoutées plus tard',
  documents: 'Documents',
  wholeDrive: 'Montrer aux membres tous les fichiers de ce Google Drive',
  noFolder: 'Aucun : les membres ne voient pas de documents',
  folderHint:
    'Les membres voient tous ses fichiers. Pour un dossier placé dans un autre, choisissez d’abord celui qui le contient.',
  counting: 'Comptage des fichiers…',
  files: (count: number) =>
    plural(count, {
      0: 'Les membres ne verront encore aucun fichier.',
      one: `Les membres verront ${number(count)} fichier.`,
      many: `Les membres verront ${number(count)} de fichiers.`,
      other: `Les membres verront ${number(count)} fichiers.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: `Les membres verront au moins ${number(count)} fichier.`,
      many: `Les membres verront au moins ${number(count)} de fichiers.`,
      other: `Les membres verront au moins ${number(count)} fichiers.`,
    }),
  filesMoreThan: (count: number) =>
    plural(count, {
      one: `Les membres verront plus de ${number(count)} fichier.`,
      many: `Les membres verront plus de ${number(count)} de fichiers.`,
      other: `Les membres verront plus de ${number(count)} fichiers.`,
    }),
} satisfies Messages['whatToSync'];
