import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

/** The names of the months after "у". */
const IN_MONTH: Record<string, string> = {
  січень: 'січні',
  лютий: 'лютому',
  березень: 'березні',
  квітень: 'квітні',
  травень: 'травні',
  червень: 'червні',
  липень: 'липні',
  серпень: 'серпні',
  вересень: 'вересні',
  жовтень: 'жовтні',
  листопад: 'листопаді',
  грудень: 'грудні',
};

/** "у листопаді 2026 р." */
const inMonth = (month: string) =>
  `у ${month.replace(/^\p{L}+/u, (name) => IN_MONTH[name] ?? name)}`;

const countEvents = (count: number) =>
  plural(count, {
    0: 'немає подій',
    one: `${number(count)} подія`,
    few: `${number(count)} події`,
    many: `${number(count)} подій`,
    other: `${number(count)} події`,
  });

export default {
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    `${count === 0 ? 'Немає подій' : countEvents(count)} ${inMonth(month)}` +
    (calendar ? `, календар: ${calendar}` : ''),
  endedBefore: (day: string) => `Події, що закінчилися до ${day}, більше не показуються.`,
  monthLabel: (month: string) => `Події ${inMonth(month)}`,
  dayWithEvents: (day: string, count: number) => `${day}, ${countEvents(count)}`,
  moreOnDay: (count: number) => `ще ${number(count)}`,
  nothingOnDay: 'Цього дня подій немає.',

  printThisWeek: 'Друкувати цей тиждень',
  printThisMonth: 'Друкувати цей місяць',
  printDays: (days: string) => `Друкувати: ${days}`,
  nothingOnDays: 'У ці дні подій немає.',
  andMore: (count: number) => `і ще ${number(count)}`,
  printedAt: (time: string) => `Надруковано ${time}`,

  event: 'Подія',
  eventFailed: 'Не вдалося завантажити подію.',
  showAll: 'Показати всі події',
  over: 'Ця подія вже відбулася.',
  repeats: (repetition: string) => `Повторюється ${repetition}.`,
  repeatsSomehow: 'Ця подія повторюється.',
  showOnMap: 'Показати на карті',
  joinOnline: 'Приєднатися онлайн',
  attachments: 'Вкладення',
  addToCalendar: 'Додати в календар',
  addThisToCalendar: (title: string) => `Додати в календар: ${title}`,
} satisfies Messages['event'];
