import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `Keine Termine im ${month}`,
      one: `1 Termin im ${month}`,
      other: `${number(count)} Termine im ${month}`,
    }) + (calendar ? ` in „${calendar}“` : ''),
  endedBefore: (day: string) =>
    `Termine, die vor dem ${day} zu Ende waren, werden nicht mehr angezeigt.`,
  monthLabel: (month: string) => `Termine im ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, keine Termine`,
      one: `${day}, 1 Termin`,
      other: `${day}, ${number(count)} Termine`,
    }),
  moreOnDay: (count: number) => `+${number(count)} mehr`,
  nothingOnDay: 'Keine Termine an diesem Tag.',

  printThisWeek: 'Diese Woche drucken',
  printThisMonth: 'Diesen Monat drucken',
  printDays: (days: string) => `${days} drucken`,
  nothingOnDays: 'Keine Termine an diesen Tagen.',
  andMore: (count: number) => `und noch ${number(count)}`,
  printedAt: (time: string) => `Gedruckt am ${time}`,

  event: 'Termin',
  eventFailed: 'Der Termin konnte nicht geladen werden.',
  showAll: 'Alle Termine zeigen',
  over: 'Dieser Termin ist vorbei.',
  repeats: (repetition: string) => `Findet ${repetition} statt.`,
  repeatsSomehow: 'Dieser Termin wiederholt sich.',
  showOnMap: 'Auf der Karte zeigen',
  joinOnline: 'Online teilnehmen',
  attachments: 'Anhänge',
  addToCalendar: 'In den Kalender eintragen',
  addThisToCalendar: (title: string) => `In den Kalender eintragen: ${title}`,
} satisfies Messages['event'];
