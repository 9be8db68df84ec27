import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `No hay eventos en ${month}`,
      one: `1 evento en ${month}`,
      many: `${number(count)} de eventos en ${month}`,
      other: `${number(count)} eventos en ${month}`,
    }) + (calendar ? ` en «${calendar}»` : ''),
  endedBefore: (day: string) => `Los eventos que terminaron antes del ${day} ya no se muestran.`,
  monthLabel: (month: string) => `Eventos en ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, sin eventos`,
      one: `${day}, 1 evento`,
      many: `${day}, ${number(count)} de eventos`,
      other: `${day}, ${number(count)} eventos`,
    }),
  moreOnDay: (count: number) => `+${number(count)} más`,
  nothingOnDay: 'No hay eventos este día.',

  printThisWeek: 'Imprimir esta semana',
  printThisMonth: 'Imprimir este mes',
  printDays: (days: string) => `Imprimir: ${days}`,
  nothingOnDays: 'No hay eventos estos días.',
  andMore: (count: number) => `y ${number(count)} más`,
  printedAt: (time: string) => `Impreso el ${time}`,

  event: 'Evento',
  eventFailed: 'No se pudo cargar el evento.',
  showAll: 'Mostrar todos los eventos',
  over: 'Este evento ya terminó.',
  repeats: (repetition: string) => `Se repite ${repetition}.`,
  repeatsSomehow: 'Este evento se repite.',
  showOnMap: 'Ver en el mapa',
  joinOnline: 'Unirse en línea',
  attachments: 'Archivos adjuntos',
  addToCalendar: 'Añadir al calendario',
  addThisToCalendar: (title: string) => `Añadir al calendario: ${title}`,
} satisfies Messages['event'];
