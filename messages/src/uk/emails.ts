import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Змінити сповіщення',
  unsubscribe: 'Відписатися',

  dear: (name: string) => `Вітаємо, ${name}!`,
  hello: 'Вітаємо!',

  reset: {
    subject: (assembly: string) => `Новий пароль: ${assembly}`,
    why: (assembly: string) =>
      `Хтось (мабуть, ви) попросив новий пароль для вашого облікового запису в громаді ${assembly}.`,
    button: 'Вибрати новий пароль',
    ignore:
      'Посилання діє один раз, протягом години. Якщо просили не ви, просто не зважайте на цей лист: ваш пароль не зміниться.',
  },
  adminReset: {
    subject: (assembly: string) => `Створено посилання для вашого пароля: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `Для вашого облікового запису в громаді ${assembly} створено посилання, за яким можна вибрати новий пароль. Адміністратор: ${administrator}. Посилання діє один раз, протягом доби.`,
    remedy:
      'Якщо ви про це не просили, зараз же змініть пароль. Після зміни пароля посилання не діятиме.',
    button: 'Змінити пароль',
  },
  confirmation: {
    subject: (assembly: string) => `Підтвердьте ел. адресу: ${assembly}`,
    why: (assembly: string) =>
      `Хтось (мабуть, ви) зареєструвався з цією адресою в громаді ${assembly}. Підтвердьте, будь ласка, що вона ваша.`,
    button: 'Підтвердити адресу',
    ignore:
      'Після цього обліковий запис схвалить адміністратор. Якщо ви не реєструвалися, просто не зважайте на цей лист.',
  },
  approved: {
    subject: (assembly: string) => `Вітаємо в громаді ${assembly}`,
    text: 'Адміністратор схвалив ваш обліковий запис. Тепер ви можете увійти.',
    button: 'Увійти',
  },
  test: {
    subject: (assembly: string) => `Пробний лист: ${assembly}`,
    text: 'Це пробний лист, який ви замовили. Ваша громада може надсилати листи.',
    button: 'Відкрити застосунок',
  },
} satisfies Messages['emails'];
