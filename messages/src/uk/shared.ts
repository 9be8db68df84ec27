import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

/** The weekdays, as dates write them, after "до" and "що". */
const GENITIVE: Record<string, string> = {
  неділя: 'неділі',
  понеділок: 'понеділка',
  вівторок: 'вівторка',
  середа: 'середи',
  четвер: 'четверга',
  пʼятниця: 'п’ятниці',
  субота: 'суботи',
};

export default {
  back: 'Назад',
  cancel: 'Скасувати',
  close: 'Закрити',
  no: 'Ні',
  save: 'Зберегти',
  saving: 'Збереження…',
  yes: 'Так',
  announcementsFailed: 'Не вдалося завантажити оголошення.',

  leaving: 'Перехід до Google…',
  connectSource: 'Під’єднати джерело',
  nothingYet: 'Тут ще нічого немає',
  sources: { events: 'Події', announcements: 'Оголошення', documents: 'Документи' },

  share: 'Поділитися',
  shareItem: (title: string) => `Поділитися: ${title}`,
  link: 'Посилання',
  copy: 'Копіювати',
  copyItem: (name: string) => `Копіювати: ${name}`,
  copied: (name: string) => `Скопійовано: ${name}.`,
  notCopied: (name: string) =>
    `Не вдалося скопіювати. Текст у полі «${name}» виділено: натисніть Ctrl+C.`,

  language: {
    label: 'Мова',
    notChanged: 'Не вдалося змінити мову. Спробуйте ще раз.',
  },

  justNow: 'щойно',
  untilToday: 'до сьогодні',
  untilTomorrow: 'до завтра',
  until: (day: string) => `до ${GENITIVE[day] ?? day}`,
  /** "щосуботи о 18:00" */
  weekdayAt: (weekday: string, time: string) =>
    `що${GENITIVE[weekday] ?? weekday} ${time.startsWith('11') ? 'об' : 'о'} ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' нове', few: ' нові', many: ' нових', other: ' нових' })),
    ],
    waiting: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(
        plural(count, {
          one: ' людина чекає на схвалення',
          few: ' людини чекають на схвалення',
          many: ' людей чекають на схвалення',
          other: ' людей чекають на схвалення',
        }),
      ),
    ],
  },
  newMark: 'Нове',

  needsConnection: (why: string) => `${why} Для цього потрібне з’єднання.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      one: `${number(count)} нове оголошення`,
      few: `${number(count)} нові оголошення`,
      many: `${number(count)} нових оголошень`,
      other: `${number(count)} нового оголошення`,
    }),

  pager: {
    previous: 'Попередня',
    next: 'Наступна',
    page: (page: number) => `Сторінка ${number(page)}`,
    position: (page: number, count: number) => `Сторінка ${number(page)} з ${number(count)}`,
  },
} satisfies Messages['shared'];
