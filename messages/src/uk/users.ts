import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

/** The accusative. */
const people = (count: number) =>
  plural(count, {
    one: `${number(count)} людину`,
    few: `${number(count)} людини`,
    many: `${number(count)} людей`,
    other: `${number(count)} людини`,
  });

export default {
  title: 'Список користувачів',
  search: 'Шукати людей',
  loading: 'Завантаження користувачів…',
  loadFailed: 'Не вдалося завантажити користувачів.',
  pages: 'Сторінки користувачів',
  list: 'Користувачі',
  nothingFound: 'Користувачів не знайдено.',
  count: (count: number) =>
    plural(count, {
      one: `${number(count)} людина`,
      few: `${number(count)} людини`,
      many: `${number(count)} людей`,
      other: `${number(count)} людини`,
    }),
  found: (count: number) => `Знайдено ${people(count)}`,
  downloadCsv: 'Завантажити як CSV',
  told: (name: string) => `Повідомлено листом: ${name}.`,
  notTold: (names: string[]) =>
    `Лист надіслати не вдалося, повідомте особисто: ${names.join(', ')}.`,

  columns: {
    name: 'Ім’я',
    email: 'Ел. пошта',
    role: 'Роль',
    action: 'Дія',
  },
  roles: {
    admin: 'Адмін',
    user: 'Користувач',
  },
  waiting: 'Чекає на схвалення',
  you: 'Ви',
  ownAccount:
    'Цього не можна зробити зі своїм обліковим записом. Зверніться до іншого адміністратора.',
  notConfirmed: 'Адресу не підтверджено',
  signedUp: (date: string) => `Реєстрація ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Реєстрація ${date} · останній візит ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Схвалити',
      hidden(`: ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Докладно',
      hidden(`: ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Видалити',
      hidden(`: ${name}`),
    ],
    more: (name: string) => `Інші дії: ${name}`,
  },

  delete: {
    title: 'Підтвердьте видалення',
    question: (name: string) => `Справді видалити користувача: ${name}?`,
    done: 'Користувача видалено.',
  },
  approve: {
    title: 'Підтвердьте схвалення',
    question: (name: string) => `Справді схвалити користувача: ${name}?`,
    done: 'Користувача схвалено.',
    notConfirmed:
      'Ця людина ще не підтвердила адресу. Будь-хто може зареєструватися з чужою адресою.',
  },
  makeAdmin: {
    title: 'Підтвердьте роль адміністратора',
    question: (name: string) => `Справді надати роль адміністратора: ${name}?`,
    yes: 'Надати роль',
    done: 'Ця людина тепер адміністратор.',
  },
  removeAdmin: {
    title: 'Підтвердьте роль адміністратора',
    question: (name: string) => `Справді скасувати роль адміністратора: ${name}?`,
    yes: 'Скасувати роль',
    done: 'Ця людина більше не адміністратор.',
  },
  endSessions: {
    title: 'Підтвердьте вихід',
    question: (name: string) => `Справді завершити сеанси на всіх пристроях: ${name}?`,
    yes: 'Вийти всюди',
    done: 'Сеанси цієї людини завершено на всіх пристроях.',
  },

  approveSeveral: {
    title: 'Схвалити кількох',
    approving: 'Схвалення…',
    text: 'Після цього вони зможуть увійти й бачити все, що бачать члени громади.',
    notConfirmed: '(адресу не підтверджено)',
    approve: (count: number) => `Схвалити ${people(count)}`,
    done: (count: number) => `Схвалено: ${number(count)}.`,
    notApproved: (names: string[]) => `Не схвалено: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: 'Адміністратор',
      text: 'Адміністратори можуть схвалювати й видаляти людей та синхронізувати дані.',
      notYet: 'Спершу схваліть цю людину. Потім ви зможете надати їй роль адміністратора.',
      make: 'Надати роль адміністратора',
      remove: 'Скасувати роль адміністратора',
    },
    link: {
      title: 'Одноразове посилання',
      text: 'Для тих, до кого не доходять листи. За посиланням можна вибрати новий пароль. Воно діє один раз і лише одну добу. Передайте його тільки цій людині.',
      create: 'Створити посилання',
    },
    logOut: {
      title: 'Загублений телефон чи комп’ютер',
      text: 'Завершує сеанси цієї людини на всіх пристроях. Вона може знову ввійти зі своїм паролем.',
      button: 'Вийти всюди',
    },
  },

  inviteTitle: 'Запросити членів громади',
  activityTitle: 'Журнал дій',
} satisfies Messages['users'];
