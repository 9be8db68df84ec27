import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

// From Sunday: "кожної неділі" and so on.
const GENITIVE = ['неділі', 'понеділка', 'вівторка', 'середи', 'четверга', 'п’ятниці', 'суботи'];
const isFeminine = (weekday: number) => [0, 3, 5, 6].includes(weekday);
/** Without their endings. */
const NTH = ['', 'перш', 'друг', 'треть', 'четверт', 'останнь'];
const TIMES = ['', '', 'два', 'три', 'чотири'];

const where = (calendar: string | undefined, isOnPhone = false) =>
  (isOnPhone ? ' на телефоні' : '') + (calendar ? `, календар: ${calendar}` : '');

export default {
  view: 'Вигляд',
  list: 'Список',
  month: 'Місяць',
  search: 'Шукати події',
  listOfEvents: 'Список подій',
  pagesOfEvents: 'Сторінки подій',
  failed: 'Не вдалося завантажити події.',
  print: 'Друк',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `Знайдено подій: ${number(count)}${where(calendar, isOnPhone)}`,
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `Майбутні події: ${number(count)}${where(calendar, isOnPhone)}`,
  nothingFound: 'Подій не знайдено',
  nothingFoundIn: (calendar: string) => `Подій не знайдено, календар: ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `Немає майбутніх подій, календар: ${calendar}`,
  calendar: 'Календар',
  allCalendars: 'Усі календарі',
  unknownCalendar: 'Невідомий календар',

  calendarOf: 'Календар:',
  today: 'Сьогодні',
  happeningNow: 'Триває зараз',
  online: 'Онлайн',
  allDay: 'Увесь день',
  dayAllDay: (day: string) => `${day}, увесь день`,
  everyDay: (interval: number) => (interval > 1 ? `раз на ${TIMES[interval]} дні` : 'щодня'),
  /** "щосереди", "раз на два тижні: середа" */
  everyWeek: (interval: number, day: string, weekday: number) =>
    interval > 1 ? `раз на ${TIMES[interval]} тижні: ${day}` : `що${GENITIVE[weekday]}`,
  /** "щомісяця першої неділі" */
  everyMonth: (interval: number, position: number, _day: string, weekday: number) => {
    const nth = `${NTH.at(position)}${isFeminine(weekday) ? 'ої' : 'ого'}`;
    const every = interval > 1 ? `раз на ${TIMES[interval]} місяці` : 'щомісяця';
    return `${every} ${nth} ${GENITIVE[weekday]}`;
  },

  join: 'Приєднатися',
  map: 'Карта',
  play: 'Відтворити:',
  newestSermon: 'Найновіша проповідь',
  attachment: 'Вкладення',
} satisfies Messages['events'];
