import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'النسخ الاحتياطية',
  intro:
    'تضم النسخة الاحتياطية كل ما هو محفوظ هنا: الأشخاص والمحتوى والإعدادات وسجل النشاط. ولا تضم ملفات Google Drive.',
  restored: 'تمت استعادة النسخة الاحتياطية.',
  failed: 'تعذّر تحميل النسخ الاحتياطية.',
  nothing: 'لا توجد نسخ احتياطية بعد. لإنشاء الأولى يُرجى الضغط على «إنشاء نسخة الآن».',
  older: (count: number) => `نسخ أقدم (${number(count)})`,
  now: 'إنشاء نسخة الآن',
  running: 'جارٍ إنشاء النسخة…',
  done: 'تم إنشاء نسخة احتياطية جديدة.',
  next: (time: string) => `النسخة التالية: ${time}`,
  verified: 'تم التحقق منها',
  notVerified: 'لم يتم التحقق منها',
  where: {
    folder: 'على هذا الخادم',
    copy: 'في الموقع الثاني',
    both: 'على هذا الخادم وفي الموقع الثاني',
  },
  download: 'تنزيل',
  downloadOf: (time: string) => `تنزيل: نسخة ${time}`,
  restore: 'استعادة',
  restoreOf: (time: string) => `استعادة: نسخة ${time}`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'إذا فُقد هذا الخادم فُقدت معه نسخه الاحتياطية. لنسخ كل منها إلى موقع ثانٍ، يُرجى ضبط متغير البيئة ',
    code('BACKUP_COPY'),
    ' على الخادم.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'تُنسخ كل نسخة احتياطية إلى الموقع الثاني مشفرة بواسطة ',
    code('ASSEMBLY_SECRET'),
    '. يُرجى حفظ قيمته في مكان آمن: من دونه لا يمكن استعادة تلك النسخ.',
  ],

  settings: {
    title: 'موعد النسخ الاحتياطي',
    automatically: 'النسخ الاحتياطي تلقائيًا',
    nightly: 'كل ليلة',
    time: 'الوقت',
    off: 'متوقف',
    other: (expression: string) => `في أوقات أخرى: ${expression}`,
    keep: {
      title: 'عدد النسخ التي تُحفظ',
      daily: 'يومية',
      weekly: 'أسبوعية',
      monthly: 'شهرية',
      hint: 'أحدث نسخة من كل يوم وأسبوع وشهر. وتُزال النسخ الأخرى.',
    },
  },
} satisfies Messages['backups'];
