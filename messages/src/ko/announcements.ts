import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  search: '공지 검색',
  count: (count: number) => `공지 ${number(count)}개`,
  found: (count: number) => `찾은 공지 ${number(count)}개`,
  nothingFound: '찾은 공지가 없어요',
  listOfAnnouncements: '공지 목록',
  nothingInList: '공지가 없어요.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    hidden(`${list}: `),
    newCount > 0
      ? `${number(count)}개 더 보기, 새 공지 ${number(newCount)}개`
      : `${number(count)}개 더 보기`,
  ],
  announcement: '공지',
  gone: '이 공지는 더 이상 목록에 없어요.',
} satisfies Messages['announcements'];
