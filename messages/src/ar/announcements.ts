import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countAnnouncements = (count: number, two: string) =>
  plural(count, {
    zero: 'لا إعلانات',
    one: 'إعلان واحد',
    two,
    few: `${number(count)} إعلانات`,
    many: `${number(count)} إعلانًا`,
    other: `${number(count)} إعلان`,
  });

export default {
  search: 'البحث في الإعلانات',
  count: (count: number) => countAnnouncements(count, 'إعلانان'),
  found: (count: number) =>
    count === 0 ? 'لم يُعثر على إعلانات' : `تم العثور على ${countAnnouncements(count, 'إعلانين')}`,
  nothingFound: 'لم يُعثر على إعلانات',
  listOfAnnouncements: 'قائمة الإعلانات',
  nothingInList: 'لا توجد إعلانات.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0
      ? `المزيد (${number(count)})، الجديد منها: ${number(newCount)}`
      : `المزيد (${number(count)})`,
    hidden(` في ${list}`),
  ],
  announcement: 'إعلان',
  gone: 'لم يعد هذا الإعلان في القائمة.',
} satisfies Messages['announcements'];
