import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `Nenhum evento em ${month}`,
      one: `1 evento em ${month}`,
      many: `${number(count)} de eventos em ${month}`,
      other: `${number(count)} eventos em ${month}`,
    }) + (calendar ? `, em ${calendar}` : ''),
  endedBefore: (day: string) => `Os eventos que terminaram antes de ${day} não aparecem mais.`,
  monthLabel: (month: string) => `Eventos em ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, nenhum evento`,
      one: `${day}, 1 evento`,
      many: `${day}, ${number(count)} de eventos`,
      other: `${day}, ${number(count)} eventos`,
    }),
  moreOnDay: (count: number) => `mais ${number(count)}`,
  nothingOnDay: 'Nenhum evento neste dia.',

  printThisWeek: 'Imprimir esta semana',
  printThisMonth: 'Imprimir este mês',
  printDays: (days: string) => `Imprimir ${days}`,
  nothingOnDays: 'Nenhum evento nestes dias.',
  andMore: (count: number) => `e mais ${number(count)}`,
  printedAt: (time: string) => `Impresso em ${time}`,

  event: 'Evento',
  eventFailed: 'Não foi possível carregar o evento.',
  showAll: 'Mostrar todos os eventos',
  over: 'Este evento já terminou.',
  repeats: (repetition: string) => `Acontece ${repetition}.`,
  repeatsSomehow: 'Este evento se repete.',
  showOnMap: 'Mostrar no mapa',
  joinOnline: 'Participar online',
  attachments: 'Anexos',
  addToCalendar: 'Adicionar ao calendário',
  addThisToCalendar: (title: string) => `Adicionar ao calendário: ${title}`,
} satisfies Messages['event'];
