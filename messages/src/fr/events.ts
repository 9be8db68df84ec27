import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const NTH = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'dernier'];
const NUMBERS = ['', '', 'deux', 'trois', 'quatre'];

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` dans « ${calendar} »` : '') + (isOnPhone ? ' sur ce téléphone' : '');

export default {
  view: 'Affichage',
  list: 'Liste',
  month: 'Mois',
  search: 'Rechercher un événement',
  listOfEvents: 'Liste des événements',
  pagesOfEvents: 'Pages des événements',
  failed: 'Les événements n’ont pas pu être chargés.',
  print: 'Imprimer',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Aucun événement trouvé',
      one: `${number(count)} événement trouvé`,
      many: `${number(count)} d’événements trouvés`,
      other: `${number(count)} événements trouvés`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Aucun événement à venir',
      one: `${number(count)} événement à venir`,
      many: `${number(count)} d’événements à venir`,
      other: `${number(count)} événements à venir`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'Aucun événement trouvé',
  nothingFoundIn: (calendar: string) => `Aucun événement trouvé dans « ${calendar} »`,
  nothingUpcomingIn: (calendar: string) => `Aucun événement à venir dans « ${calendar} »`,
  calendar: 'Agenda',
  allCalendars: 'Tous les agendas',
  unknownCalendar: 'Agenda inconnu',

  calendarOf: 'Agenda :',
  today: 'Aujourd’hui',
  happeningNow: 'En ce moment',
  online: 'En ligne',
  allDay: 'Toute la journée',
  dayAllDay: (day: string) => `${day}, toute la journée`,
  everyDay: (interval: number) =>
    interval > 1 ? `tous les ${NUMBERS[interval]} jours` : 'tous les jours',
  everyWeek: (interval: number, day: string, _weekday: number) =>
    interval > 1 ? `un ${day} sur ${NUMBERS[interval]}` : `tous les ${day}s`,
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    interval > 1
      ? `tous les ${NUMBERS[interval]} mois, le ${NTH.at(position)} ${day}`
      : `le ${NTH.at(position)} ${day} du mois`,

  join: 'Participer',
  map: 'Carte',
  play: 'Écouter :',
  newestSermon: 'Dernière prédication',
  attachment: 'Pièce jointe',
} satisfies Messages['events'];
