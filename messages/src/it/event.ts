import type { Messages } from '../catalog.ts';
import { number, ofDay, plural } from './language.ts';

export default {
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `Nessun evento nel mese di ${month}`,
      one: `1 evento nel mese di ${month}`,
      many: `${number(count)} di eventi nel mese di ${month}`,
      other: `${number(count)} eventi nel mese di ${month}`,
    }) + (calendar ? `, in ${calendar}` : ''),
  endedBefore: (day: string) =>
    `Gli eventi terminati prima ${ofDay(day)} non vengono più mostrati.`,
  monthLabel: (month: string) => `Eventi di ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, nessun evento`,
      one: `${day}, 1 evento`,
      many: `${day}, ${number(count)} di eventi`,
      other: `${day}, ${number(count)} eventi`,
    }),
  moreOnDay: (count: number) =>
    plural(count, {
      one: '+1 altro',
      many: `+${number(count)} altri`,
      other: `+${number(count)} altri`,
    }),
  nothingOnDay: 'Nessun evento in questo giorno.',

  printThisWeek: 'Stampa questa settimana',
  printThisMonth: 'Stampa questo mese',
  printDays: (days: string) => `Stampa ${days}`,
  nothingOnDays: 'Nessun evento in questi giorni.',
  andMore: (count: number) =>
    plural(count, {
      one: 'e 1 altro',
      many: `e altri ${number(count)}`,
      other: `e altri ${number(count)}`,
    }),
  printedAt: (time: string) => `Stampato: ${time}`,

  event: 'Evento',
  eventFailed: 'Non è stato possibile caricare l’evento.',
  showAll: 'Mostra tutti gli eventi',
  over: 'Questo evento è terminato.',
  repeats: (repetition: string) => `Si ripete ${repetition}.`,
  repeatsSomehow: 'Questo evento si ripete.',
  showOnMap: 'Mostra sulla mappa',
  joinOnline: 'Partecipa online',
  attachments: 'Allegati',
  addToCalendar: 'Aggiungi al calendario',
  addThisToCalendar: (title: string) => `Aggiungi al calendario: ${title}`,
} satisfies Messages['event'];
