import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  search: '설교 검색',
  series: '시리즈',
  allSeries: '모든 시리즈',
  speaker: '설교자',
  allSpeakers: '모든 설교자',
  year: '연도',
  allYears: '모든 연도',
  count: (count: number) => `설교 ${number(count)}편`,
  found: (count: number) => `찾은 설교 ${number(count)}편`,
  nothingFound: '찾은 설교가 없어요',
  nothingYet: '아직 설교가 없어요',
  failed: '설교를 불러오지 못했어요.',
  listOfSermons: '설교 목록',
  pagesOfSermons: '설교 페이지',
  continueListening: '이어서 듣기',
  withoutDate: '날짜 없음',
  left: (length: string) => `${length}\u00A0남음`,
  play: (title: string) => `재생: ${title}`,
  pause: (title: string) => `일시 중지: ${title}`,
} satisfies Messages['sermons'];
