import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'З’єднання',
  works: (account: string | null) =>
    account ? `Під’єднано (обліковий запис: ${account}).` : 'Під’єднано.',
  worksNot: (account: string | null) =>
    account ? `Не працює (обліковий запис: ${account}).` : 'Не працює.',
  permissionsMissing: (apis: string, content: string) =>
    `Немає дозволу: ${apis}. Без нього не можна копіювати: ${content}. Щоб надати його, під’єднайте ще раз і виберіть усі дозволи.`,
  apis: {
    calendar: 'Google Календар',
    tasks: 'Google Tasks',
    drive: 'Google Диск',
  },
  content: {
    calendar: 'події',
    tasks: 'оголошення',
    drive: 'документи',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google завершить це з’єднання ${time},`),
    ' бо застосунок має стан «Testing». Натисніть «Publish app» у розділі ',
    audience('Audience консолі Google Cloud'),
    ', а потім під’єднайте тут ще раз.',
  ],
  disconnect: {
    disconnect: 'Від’єднати',
    title: 'Від’єднати Google',
    question:
      'Застосунок втратить доступ до Google, і синхронізація припиниться. Справді від’єднати?',
    stay: 'Залишити з’єднання',
    alsoDelete: 'Видалити також скопійовані події, оголошення й документи',
    done: 'Google від’єднано.',
  },

  whatToSync: 'Що синхронізувати',
} satisfies Messages['googleConnected'];
