import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Synchronisez vos données ici',
  intro: 'Copie l’agenda, les listes de tâches et les fichiers de Google dans l’application.',
  start: 'Synchroniser',
  starting: 'Démarrage…',
  confirm: {
    title: 'Confirmer la synchronisation',
    question: 'Voulez-vous vraiment synchroniser vos données ?',
  },
  loadFailed: 'L’état de la synchronisation n’a pas pu être chargé.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google n’est pas encore connecté. ',
    link('Le connecter dans les paramètres'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Les membres n’ont pas été informés de certains changements, car il y en avait trop. ',
    link('Décider dans les paramètres'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'vide',
      one: `${number(count)} élément`,
      many: `${number(count)} d’éléments`,
      other: `${number(count)} éléments`,
    }),
  more: (count: number) => `et ${number(count)} de plus`,
  untitled: 'Sans titre',

  sources: 'Sources',
  origins: {
    events: 'depuis Google Agenda',
    announcements: 'depuis Google Tasks',
    documents: 'depuis Google Drive',
  },
  neverSynced: 'Jamais synchronisé',
  lastSynced: (time: string) => `Dernière synchronisation le ${time}`,
  restoredBy: (name: string, time: string) => `Version antérieure restaurée par ${name}, ${time}`,
  states: {
    waiting: 'En attente',
    reading: 'Lecture depuis Google',
    writing: 'Enregistrement',
    done: 'Terminé',
    failed: 'Échec',
    stopped: 'Arrêté',
    interrupted: 'Interrompu',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, ` : ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Synchronisation en pause',
    text: 'Plus de la moitié des éléments, ou des événements d’un agenda, ne sont plus chez Google. Rien n’a encore été supprimé. Parcourez la liste et confirmez.',
    count: (source: string, count: number) => `${source} : ${number(count)} à supprimer`,
    list: (source: string) => `À supprimer : ${source}`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) => `${number(count)} fois`,
      folder: 'un dossier',
      folderIn: (folder: string) => `un dossier dans « ${folder} »`,
      inside: (parent: string) => `dans « ${parent} »`,
    },
    confirm: 'Supprimer et synchroniser',
    items: {
      events: (count: number) => `${number(count)} événements`,
      announcements: (count: number) => `${number(count)} annonces`,
      documents: (count: number) => `${number(count)} documents`,
    },
    question: (items: string[]) =>
      `Voulez-vous vraiment synchroniser vos données et supprimer ${list(items)} ?`,
    yes: 'Supprimer et synchroniser',
  },

  connection: {
    title: 'Connexion',
    demo: 'Mode démo : les données viennent d’un Google simulé sur cet ordinateur.',
    account: 'Compte Google',
    accountUnknown: 'Pas encore connu',
    calendars: (count: number) => plural(count, { one: 'Agenda', other: 'Agendas' }),
    noCalendars: 'Aucun choisi',
    signIn: 'Accès à Google',
    signInStates: {
      refused: 'Refusé par Google',
      unreadable: 'Ce serveur ne peut pas le lire',
      unused: 'Pas encore utilisé',
      used: (time: string, ago: string) => `Utilisé depuis le ${time} (${ago})`,
    },
    schedule: 'Planification',
    noSchedule: 'Aucune. Les données ne sont synchronisées que si quelqu’un le demande ici.',
    cron: <E>(expression: E): Sentence<E> => ['(cron : ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Prochaine synchronisation le ${time} (cron : `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Historique des synchronisations',
    nothing: 'Aucune synchronisation pour le moment.',
    showFewer: 'En montrer moins',
    showAll: (count: number) => `Montrer les ${number(count)}`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy} : ${outcome}`,
    startedBy: {
      person: (name: string) => `par ${name}`,
      schedule: 'par la planification',
      command: 'par une commande sur le serveur',
      demo: 'par la démo',
    },
    outcomes: {
      running: 'en cours',
      done: 'terminée',
      failed: 'échec',
      partlyFailed: 'échec partiel',
      interrupted: 'interrompue',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) =>
        plural(count, {
          one: `${number(count)} ajout`,
          many: `${number(count)} d’ajouts`,
          other: `${number(count)} ajouts`,
        }),
      changed: (count: number) =>
        plural(count, {
          one: `${number(count)} modification`,
          many: `${number(count)} de modifications`,
          other: `${number(count)} modifications`,
        }),
      removed: (count: number) =>
        plural(count, {
          one: `${number(count)} suppression`,
          many: `${number(count)} de suppressions`,
          other: `${number(count)} suppressions`,
        }),
      unchanged: (count: number) => `${number(count)} sans changement`,
      skipped: (count: number) =>
        plural(count, { one: `${number(count)} ignoré`, other: `${number(count)} ignorés` }),
    },
    noChanges: 'aucun changement',
    summary: (parts: string[]) => parts.join(' ; '),
    unfinished: {
      waiting: (source: string) => `${source} : en attente`,
      reading: (source: string) => `${source} : lecture depuis Google`,
      writing: (source: string) => `${source} : enregistrement`,
      failed: (source: string) => `${source} : échec`,
      stopped: (source: string) => `${source} : arrêt`,
      interrupted: (source: string) => `${source} : interruption`,
    },
    sources: {
      waiting: (source: string) => `${source} : en attente`,
      reading: (source: string) => `${source} : lecture depuis Google`,
      writing: (source: string) => `${source} : enregistrement`,
      done: (source: string) => `${source} : terminé`,
      failed: (source: string) => `${source} : échec`,
      stopped: (source: string) => `${source} : arrêt`,
      interrupted: (source: string) => `${source} : interruption`,
    },
    skipped: 'Ignorés :',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, ` : ${reason}`],
  },

  snapshots: {
    title: 'Versions antérieures',
    text: 'Les trois dernières versions de chaque source sont gardées. Avant une restauration, les données actuelles sont enregistrées, vous pouvez donc revenir en arrière. La synchronisation suivante les remplace par les données de Google.',
    loadFailed: 'Les versions antérieures n’ont pas pu être chargées.',
    nothing: 'Aucune version antérieure pour le moment.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      `, avant le ${time} : ${items}`,
    ],
    restore: 'Restaurer',
    restoreOne: (source: string, time: string) =>
      `Restaurer : ${source}, version d’avant le ${time}`,
    restoring: 'Restauration de la version antérieure…',
    restored: 'Version antérieure restaurée.',
    confirmTitle: 'Confirmer la restauration',
    question: (source: string, time: string) =>
      `Voulez-vous vraiment restaurer la version d’avant le ${time} ? Source : ${source}.`,
  },
} satisfies Messages['sync'];
