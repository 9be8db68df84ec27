import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `هذا الأسبوع في ${assembly}`,
  nextDays: 'الأيام السبعة القادمة',
  thisWeek: 'هذا الأسبوع',
  announcements: 'الإعلانات',
  newSermons: 'عظات جديدة',
  newestSermon: 'أحدث عظة',
  newDocuments: 'مستندات جديدة',
  signUps: 'الحسابات الجديدة',
  until: (day: string) => `حتى ${day}`,
  waiting: (count: number) =>
    plural(count, {
      zero: 'لا أحد بانتظار الموافقة.',
      one: 'شخص واحد بانتظار الموافقة.',
      two: 'شخصان بانتظار الموافقة.',
      few: `${number(count)} أشخاص بانتظار الموافقة.`,
      many: `${number(count)} شخصًا بانتظار الموافقة.`,
      other: `${number(count)} شخص بانتظار الموافقة.`,
    }),
} satisfies Messages['weeklyEmail'];
