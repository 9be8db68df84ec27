import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `Aucun événement en ${month}`,
      one: `${number(count)} événement en ${month}`,
      many: `${number(count)} d’événements en ${month}`,
      other: `${number(count)} événements en ${month}`,
    }) + (calendar ? ` dans « ${calendar} »` : ''),
  endedBefore: (day: string) => `Les événements terminés avant le ${day} ne sont plus affichés.`,
  monthLabel: (month: string) => `Événements en ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, aucun événement`,
      one: `${day}, ${number(count)} événement`,
      many: `${day}, ${number(count)} d’événements`,
      other: `${day}, ${number(count)} événements`,
    }),
  moreOnDay: (count: number) =>
    plural(count, { one: `+${number(count)} autre`, other: `+${number(count)} autres` }),
  nothingOnDay: 'Aucun événement ce jour-là.',

  printThisWeek: 'Imprimer cette semaine',
  printThisMonth: 'Imprimer ce mois',
  printDays: (days: string) => `Imprimer : ${days}`,
  nothingOnDays: 'Aucun événement ces jours-là.',
  andMore: (count: number) => `et ${number(count)} de plus`,
  printedAt: (time: string) => `Imprimé le ${time}`,

  event: 'Événement',
  eventFailed: 'L’événement n’a pas pu être chargé.',
  showAll: 'Voir tous les événements',
  over: 'Cet événement est terminé.',
  repeats: (repetition: string) => `A lieu ${repetition}.`,
  repeatsSomehow: 'Cet événement se répète.',
  showOnMap: 'Voir sur la carte',
  joinOnline: 'Participer en ligne',
  attachments: 'Pièces jointes',
  addToCalendar: 'Ajouter à l’agenda',
  addThisToCalendar: (title: string) => `Ajouter à l’agenda : ${title}`,
} satisfies Messages['event'];
