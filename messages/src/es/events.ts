import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const NTH = ['', 'primer', 'segundo', 'tercer', 'cuarto', 'último'];
const NUMBERS = ['', '', 'dos', 'tres', 'cuatro'];

/** "domingos", "lunes" */
const inPlural = (weekday: string) => (weekday.endsWith('s') ? weekday : `${weekday}s`);

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` en «${calendar}»` : '') + (isOnPhone ? ' en este teléfono' : '');

export default {
  view: 'Vista',
  list: 'Lista',
  month: 'Mes',
  search: 'Buscar eventos',
  listOfEvents: 'Lista de eventos',
  pagesOfEvents: 'Páginas de eventos',
  failed: 'No se pudieron cargar los eventos.',
  print: 'Imprimir',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      one: '1 evento encontrado',
      many: `${number(count)} de eventos encontrados`,
      other: `${number(count)} eventos encontrados`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      one: '1 próximo evento',
      many: `${number(count)} de próximos eventos`,
      other: `${number(count)} próximos eventos`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'No se encontraron eventos',
  nothingFoundIn: (calendar: string) => `No se encontraron eventos en «${calendar}»`,
  nothingUpcomingIn: (calendar: string) => `No hay próximos eventos en «${calendar}»`,
  calendar: 'Calendario',
  allCalendars: 'Todos los calendarios',
  unknownCalendar: 'Calendario desconocido',

  calendarOf: 'Calendario:',
  today: 'Hoy',
  happeningNow: 'En curso',
  online: 'En línea',
  allDay: 'Todo el día',
  dayAllDay: (day: string) => `${day}, todo el día`,
  everyDay: (interval: number) =>
    interval > 1 ? `cada ${NUMBERS[interval]} días` : 'todos los días',
  everyWeek: (interval: number, day: string, _weekday: number) =>
    interval > 1 ? `cada ${NUMBERS[interval]} ${inPlural(day)}` : `todos los ${inPlural(day)}`,
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    interval > 1
      ? `cada ${NUMBERS[interval]} meses, el ${NTH.at(position)} ${day}`
      : `el ${NTH.at(position)} ${day} de cada mes`,

  join: 'Unirse',
  map: 'Mapa',
  play: 'Reproducir:',
  newestSermon: 'Último sermón',
  attachment: 'Archivo adjunto',
} satisfies Messages['events'];
