import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `Цей тиждень у громаді ${assembly}`,
  nextDays: 'Найближчі 7 днів',
  thisWeek: 'Цього тижня',
  announcements: 'Оголошення',
  newSermons: 'Нові проповіді',
  newestSermon: 'Найновіша проповідь',
  newDocuments: 'Нові документи',
  signUps: 'Реєстрації',
  until: (day: string) => `термін: ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: `${number(count)} людина чекає на схвалення.`,
      few: `${number(count)} людини чекають на схвалення.`,
      many: `${number(count)} людей чекають на схвалення.`,
      other: `${number(count)} людини чекає на схвалення.`,
    }),
} satisfies Messages['weeklyEmail'];
