import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSignUps = (count: number) =>
  plural(count, {
    one: `${number(count)} нова реєстрація`,
    few: `${number(count)} нові реєстрації`,
    many: `${number(count)} нових реєстрацій`,
    other: `${number(count)} нової реєстрації`,
  });

export default {
  untitled: '(Без назви)',
  timeUnknown: 'Час невідомий',
  allDay: 'увесь день',
  allDayOn: (day: string) => `${day}, увесь день`,

  reasons: {
    announcements: 'Ви отримуєте лист про кожне нове оголошення.',
    events: 'Ви отримуєте лист, коли подію найближчих двох тижнів скасовано чи перенесено.',
    sermons: 'Ви отримуєте лист про кожен новий запис.',
    signUps: 'Ви отримуєте лист про нові реєстрації, бо ви адміністратор.',
    weekly: 'Ви отримуєте цей лист раз на тиждень.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: `${number(count)} нове оголошення`,
        few: `${number(count)} нові оголошення`,
        many: `${number(count)} нових оголошень`,
        other: `${number(count)} нового оголошення`,
      }),
    events: (count: number) =>
      plural(count, {
        one: `${number(count)} скасована чи перенесена подія`,
        few: `${number(count)} скасовані чи перенесені події`,
        many: `${number(count)} скасованих чи перенесених подій`,
        other: `${number(count)} скасованої чи перенесеної події`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: `${number(count)} новий запис`,
        few: `${number(count)} нові записи`,
        many: `${number(count)} нових записів`,
        other: `${number(count)} нового запису`,
      }),
    signUps: countSignUps,
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `і ще ${number(count)}`,
  seeAll: 'Переглянути всі',
  readRest: 'Читати далі',

  announcement: {
    subject: (title: string) => `Оголошення: ${title}`,
    list: 'Список',
    due: 'Термін',
    open: 'Відкрити оголошення',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Скасовано: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Новий час: ${times} – ${title}`,
    canceled: 'Цю подію скасовано.',
    moved: 'Ця подія має новий час.',
    plannedFor: 'Спершу планувалося',
    before: 'Раніше',
    now: 'Тепер',
    where: 'Місце',
    open: 'Відкрити подію',
    seeNext: 'Переглянути наступні події',
    canceledAt: (times: string) => `Скасовано: ${times}`,
    movedTo: (after: string, before: string) => `Новий час: ${after}. Раніше: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Новий запис: ${title}`,
    folder: 'Папка',
    listen: 'Слухати',
    newIn: (folder: string) => `Новий запис. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      count === 1 ? `Нова реєстрація – ${assembly}` : `${countSignUps(count)} – ${assembly}`,
    signedUp: (name: string, email: string) =>
      `Нова реєстрація чекає на схвалення: ${name} (${email}).`,
    later: 'Про подальші реєстрації повідомляємо разом, не частіше ніж раз на годину.',
    sinceLast: (count: number) =>
      plural(count, {
        one: `Після останнього листа про реєстрації зареєструвалася ${number(count)} людина.`,
        few: `Після останнього листа про реєстрації зареєструвалися ${number(count)} людини.`,
        many: `Після останнього листа про реєстрації зареєструвалося ${number(count)} людей.`,
        other: `Після останнього листа про реєстрації зареєструвалося ${number(count)} людини.`,
      }),
    approve: 'Схвалити чи видалити',
    title: (count: number) => (count === 1 ? 'Нова реєстрація' : countSignUps(count)),
    approveInApp: 'Схвалити чи видалити можна в застосунку.',
  },
  weekly: 'Щотижневий лист',
} satisfies Messages['updates'];
