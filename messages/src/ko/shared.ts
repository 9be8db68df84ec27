import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  back: '뒤로',
  cancel: '취소',
  close: '닫기',
  no: '아니요',
  save: '저장',
  saving: '저장하는 중…',
  yes: '예',
  announcementsFailed: '공지를 불러오지 못했어요.',

  leaving: 'Google로 이동하는 중…',
  connectSource: '데이터 원본 연결',
  nothingYet: '아직 아무것도 없어요',
  sources: { events: '일정', announcements: '공지', documents: '문서' },

  share: '공유',
  shareItem: (title: string) => `공유: ${title}`,
  link: '링크',
  copy: '복사',
  copyItem: (name: string) => `${name} 복사`,
  copied: (name: string) => `복사했어요: ${name}.`,
  notCopied: (name: string) => `복사하지 못했어요. 선택된 내용을 Ctrl+C로 복사하세요: ${name}.`,

  language: {
    label: '언어',
    notChanged: '언어를 바꾸지 못했어요. 다시 시도해 주세요.',
  },

  justNow: '방금',
  untilToday: '오늘까지',
  untilTomorrow: '내일까지',
  until: (day: string) => `${day}까지`,
  weekdayAt: (weekday: string, time: string) => `${weekday} ${time}`,
  badge: {
    newItems: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      hidden('새 항목 '),
      shown,
      hidden('개'),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden('명 승인 대기 중'),
    ],
  },
  newMark: '새 항목',

  needsConnection: (why: string) => `${why} 연결되어 있어야 할 수 있어요.`,
  newAnnouncements: (count: number) => `새 공지 ${number(count)}개`,

  pager: {
    previous: '이전',
    next: '다음',
    page: (page: number) => `${number(page)}페이지`,
    position: (page: number, count: number) => `${number(count)}페이지 중 ${number(page)}페이지`,
  },
} satisfies Messages['shared'];
