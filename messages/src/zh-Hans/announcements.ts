import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  search: '搜索公告',
  count: (count: number) => `${number(count)}条公告`,
  found: (count: number) => `找到${number(count)}条公告`,
  nothingFound: '没有找到公告',
  listOfAnnouncements: '公告列表',
  nothingInList: '没有公告。',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    hidden(`${list}：`),
    newCount > 0
      ? `还有${number(count)}条，其中${number(newCount)}条新公告`
      : `还有${number(count)}条`,
  ],
  announcement: '公告',
  gone: '这条公告已不在列表中。',
} satisfies Messages['announcements'];
