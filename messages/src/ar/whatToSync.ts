import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

/** In the genitive and accusative. */
const countFiles = (count: number, one: string) =>
  plural(count, {
    zero: `${number(count)} ملف`,
    one: one,
    two: 'ملفين',
    few: `${number(count)} ملفات`,
    many: `${number(count)} ملفًا`,
    other: `${number(count)} ملف`,
  });

export default {
  saveAndSync: 'حفظ ومزامنة الآن',
  asking: 'جارٍ سؤال Google…',
  nothingFound: 'لم يُعثر على شيء في هذا الحساب.',
  notInAccount: (id: string) => `${id} (ليس في هذا الحساب)`,
  calendarsHint: 'الفعالية الموجودة في عدة تقاويم تظهر ضمن التقويم الذي اختير أولًا.',
  publicCalendars: 'تقاويم عامة لآخرين',
  calendarMissing: 'يُرجى اختيار تقويم واحد على الأقل.',
  keyMissing: 'يُرجى إدخال مفتاح API.',
  listsHint: 'تظهر المهام غير المكتملة في هذه القوائم للأعضاء كإعلانات.',
  allLists: 'كل القوائم، ومنها ما يُضاف لاحقًا',
  documents: 'المستندات',
  wholeDrive: 'إظهار كل ملفات Google Drive هذا للأعضاء',
  noFolder: 'لا مجلد: لا يرى الأعضاء مستندات',
  folderHint:
    'يرى الأعضاء كل الملفات التي فيه. لاختيار مجلد داخل مجلد آخر يُختار المجلد الخارجي أولًا.',
  counting: 'جارٍ عدّ الملفات…',
  files: (count: number) =>
    count === 0
      ? 'لن يرى الأعضاء أي ملفات بعد.'
      : `سيرى الأعضاء ${countFiles(count, 'ملفًا واحدًا')}.`,
  filesAtLeast: (count: number) => `سيرى الأعضاء ${countFiles(count, 'ملفًا واحدًا')} على الأقل.`,
  filesMoreThan: (count: number) => `سيرى الأعضاء أكثر من ${countFiles(count, 'ملف واحد')}.`,
} satisfies Messages['whatToSync'];
