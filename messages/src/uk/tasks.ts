import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) =>
      `Завершіть налаштування (${number(done)} з ${number(all)})`,
    copyContent: 'Скопіювати вміст із Google',
    syncAutomatically: 'Синхронізувати автоматично',
    mailServer: 'Ввести поштовий сервер',
    weeklyEmail: 'Надсилати щотижневий лист',
    contact: 'Ввести контакт',
    inviteMembers: 'Запросити членів громади',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Готово: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Сховати',
      hidden(' кроки налаштування, що залишилися'),
    ],
  },
  peopleWait: (count: number) =>
    plural(count, {
      one: `${number(count)} людина чекає на схвалення`,
      few: `${number(count)} людини чекають на схвалення`,
      many: `${number(count)} людей чекають на схвалення`,
      other: `${number(count)} людини чекають на схвалення`,
    }),
  syncWaits: 'Синхронізація чекає на вашу відповідь',
  syncFailed: 'Остання синхронізація не вдалася',
  updatesWait: 'Деякі новини чекають на ваше рішення',
  backups: {
    failing: 'Резервні копії не вдається створити',
    too_old: 'Найновіша резервна копія застара',
    disk_nearly_full: 'Диск для резервних копій майже заповнений',
  },
  newVersion: (version: string) => `Доступна версія ${version}`,
} satisfies Messages['tasks'];
