import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const INTERVALS = ['', '', 'dois', 'três', 'quatro'];
const NTH = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'último'];

/** Domingo e sábado são masculinos; segunda-feira a sexta-feira, femininas. */
const isFeminine = (weekday: number) => weekday > 0 && weekday < 6;

const nth = (position: number, weekday: number) => {
  const masculine = NTH.at(position) ?? '';
  return isFeminine(weekday) ? masculine.replace(/o$/, 'a') : masculine;
};

const every = (weekday: number) => (isFeminine(weekday) ? 'toda' : 'todo');
const on = (weekday: number) => (isFeminine(weekday) ? 'na' : 'no');

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` em ${calendar}` : '') + (isOnPhone ? ' neste celular' : '');

export default {
  view: 'Visualização',
  list: 'Lista',
  month: 'Mês',
  search: 'Buscar nos eventos',
  listOfEvents: 'Lista de eventos',
  pagesOfEvents: 'Páginas de eventos',
  failed: 'Não foi possível carregar os eventos.',
  print: 'Imprimir',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Nenhum evento encontrado',
      one: '1 evento encontrado',
      many: `${number(count)} de eventos encontrados`,
      other: `${number(count)} eventos encontrados`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Nenhum próximo evento',
      one: '1 próximo evento',
      many: `${number(count)} de próximos eventos`,
      other: `${number(count)} próximos eventos`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'Nenhum evento encontrado',
  nothingFoundIn: (calendar: string) => `Nenhum evento encontrado em ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `Nenhum próximo evento em ${calendar}`,
  calendar: 'Calendário',
  allCalendars: 'Todos os calendários',
  unknownCalendar: 'Calendário desconhecido',

  calendarOf: 'Calendário:',
  today: 'Hoje',
  happeningNow: 'Acontecendo agora',
  online: 'Online',
  allDay: 'O dia todo',
  dayAllDay: (day: string) => `${day}, o dia todo`,
  everyDay: (interval: number) =>
    interval > 1 ? `a cada ${INTERVALS[interval]} dias` : 'todos os dias',
  everyWeek: (interval: number, day: string, weekday: number) =>
    interval > 1
      ? `a cada ${interval === 2 ? 'duas' : INTERVALS[interval]} semanas, ${on(weekday)} ${day}`
      : `${every(weekday)} ${day}`,
  everyMonth: (interval: number, position: number, day: string, weekday: number) =>
    interval > 1
      ? `a cada ${INTERVALS[interval]} meses, ${on(weekday)} ${nth(position, weekday)} ${day}`
      : `${every(weekday)} ${nth(position, weekday)} ${day} do mês`,

  join: 'Participar',
  map: 'Mapa',
  play: 'Ouvir:',
  newestSermon: 'Última pregação',
  attachment: 'Anexo',
} satisfies Messages['events'];
