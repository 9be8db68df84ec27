import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  setup: {
    title: (done: number, all: number) => `إكمال الإعداد (${number(done)} من ${number(all)})`,
    copyContent: 'نسخ المحتوى من Google',
    syncAutomatically: 'المزامنة تلقائيًا',
    mailServer: 'إدخال خادم بريد',
    weeklyEmail: 'إرسال رسالة أسبوعية',
    contact: 'إدخال جهة اتصال',
    inviteMembers: 'دعوة الأعضاء',
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('تم: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => ['إخفاء', hidden(' ما تبقى من الإعداد')],
  },
  peopleWait: (count: number) =>
    plural(count, {
      zero: `${number(count)} شخص بانتظار الموافقة`,
      one: 'شخص واحد بانتظار الموافقة',
      two: 'شخصان بانتظار الموافقة',
      few: `${number(count)} أشخاص بانتظار الموافقة`,
      many: `${number(count)} شخصًا بانتظار الموافقة`,
      other: `${number(count)} شخص بانتظار الموافقة`,
    }),
  syncWaits: 'مزامنة بانتظار جوابك',
  syncFailed: 'فشلت المزامنة الأخيرة',
  updatesWait: 'تحديثات بانتظار قرارك',
  backups: {
    failing: 'يفشل إنشاء النسخ الاحتياطية',
    too_old: 'أحدث نسخة احتياطية قديمة جدًا',
    disk_nearly_full: 'قرص النسخ الاحتياطية شبه ممتلئ',
  },
  newVersion: (version: string) => `الإصدار ${version} متاح`,
} satisfies Messages['tasks'];
