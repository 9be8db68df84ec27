import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `Niciun eveniment în ${month}`,
      one: `1 eveniment în ${month}`,
      few: `${number(count)} evenimente în ${month}`,
      other: `${number(count)} de evenimente în ${month}`,
    }) + (calendar ? `, în ${calendar}` : ''),
  endedBefore: (day: string) => `Evenimentele încheiate înainte de ${day} nu se mai afișează.`,
  monthLabel: (month: string) => `Evenimente în ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, niciun eveniment`,
      one: `${day}, 1 eveniment`,
      few: `${day}, ${number(count)} evenimente`,
      other: `${day}, ${number(count)} de evenimente`,
    }),
  moreOnDay: (count: number) => `încă ${number(count)}`,
  nothingOnDay: 'Niciun eveniment în această zi.',

  printThisWeek: 'Tipăriți săptămâna aceasta',
  printThisMonth: 'Tipăriți luna aceasta',
  printDays: (days: string) => `Tipăriți ${days}`,
  nothingOnDays: 'Niciun eveniment în aceste zile.',
  andMore: (count: number) => `și încă ${number(count)}`,
  printedAt: (time: string) => `Tipărit pe ${time}`,

  event: 'Eveniment',
  eventFailed: 'Evenimentul nu s-a putut încărca.',
  showAll: 'Afișați toate evenimentele',
  over: 'Acest eveniment s-a încheiat.',
  repeats: (repetition: string) => `Se repetă ${repetition}.`,
  repeatsSomehow: 'Acest eveniment se repetă.',
  showOnMap: 'Afișați pe hartă',
  joinOnline: 'Participați online',
  attachments: 'Atașamente',
  addToCalendar: 'Adăugați în calendar',
  addThisToCalendar: (title: string) => `Adăugați în calendar: ${title}`,
} satisfies Messages['event'];
