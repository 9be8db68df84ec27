import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  no: 'Non',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  yes: 'Oui',
  announcementsFailed: 'Les annonces n’ont pas pu être chargées.',

  leaving: 'Vers Google…',
  connectSource: 'Connecter une source',
  nothingYet: 'Rien ici pour le moment',
  sources: { events: 'Événements', announcements: 'Annonces', documents: 'Documents' },

  share: 'Partager',
  shareItem: (title: string) => `Partager : ${title}`,
  link: 'Lien',
  copy: 'Copier',
  copyItem: (name: string) => `Copier : ${name.toLowerCase()}`,
  copied: (name: string) => `Copié : ${name.toLowerCase()}.`,
  notCopied: (name: string) =>
    `La copie a échoué. Le texte est sélectionné (${name.toLowerCase()}) : appuyez sur Ctrl+C.`,

  language: {
    label: 'Langue',
    notChanged: 'La langue n’a pas pu être changée. Veuillez réessayer.',
  },

  justNow: 'à l’instant',
  untilToday: 'jusqu’à aujourd’hui',
  untilTomorrow: 'jusqu’à demain',
  /** "jusqu’à mardi", but "jusqu’au 12 décembre". */
  until: (day: string) => (/^\d/.test(day) ? `jusqu’au ${day}` : `jusqu’à ${day}`),
  weekdayAt: (weekday: string, time: string) => `${weekday} à ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' nouveauté', other: ' nouveautés' })),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' en attente de validation'),
    ],
  },
  newMark: 'Nouveau',

  needsConnection: (why: string) => `${why} Il faut une connexion pour cela.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      0: 'Aucune nouvelle annonce',
      one: `${number(count)} nouvelle annonce`,
      many: `${number(count)} de nouvelles annonces`,
      other: `${number(count)} nouvelles annonces`,
    }),

  pager: {
    previous: 'Précédent',
    next: 'Suivant',
    page: (page: number) => `Page ${number(page)}`,
    position: (page: number, count: number) => `Page ${number(page)} sur ${number(count)}`,
  },
} satisfies Messages['shared'];
