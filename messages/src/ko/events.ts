import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const NTH = ['', '첫째', '둘째', '셋째', '넷째', '마지막'];

const inCalendar = (calendar: string | undefined) => (calendar ? `${calendar}: ` : '');

export default {
  view: '보기',
  list: '목록',
  month: '월',
  search: '일정 검색',
  listOfEvents: '일정 목록',
  pagesOfEvents: '일정 페이지',
  failed: '일정을 불러오지 못했어요.',
  print: '인쇄',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `${inCalendar(calendar)}${isOnPhone ? '이 휴대폰에서 ' : ''}찾은 일정 ${number(count)}개`,
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `${inCalendar(calendar)}${isOnPhone ? '이 휴대폰에 저장된 ' : ''}다가오는 일정 ${number(count)}개`,
  nothingFound: '찾은 일정이 없어요',
  nothingFoundIn: (calendar: string) => `${calendar}: 찾은 일정이 없어요`,
  nothingUpcomingIn: (calendar: string) => `${calendar}: 다가오는 일정이 없어요`,
  calendar: '캘린더',
  allCalendars: '모든 캘린더',
  unknownCalendar: '알 수 없는 캘린더',

  calendarOf: '캘린더:',
  today: '오늘',
  happeningNow: '진행 중',
  online: '온라인',
  allDay: '종일',
  dayAllDay: (day: string) => `${day}, 종일`,
  everyDay: (interval: number) => (interval > 1 ? `${interval}일마다` : '매일'),
  everyWeek: (interval: number, day: string, _weekday: number) =>
    `${interval > 1 ? `${interval}주마다` : '매주'} ${day}`,
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    `${interval > 1 ? `${interval}개월마다` : '매월'} ${NTH.at(position)} ${day}`,

  join: '참여',
  map: '지도',
  play: '재생:',
  newestSermon: '최근 설교',
  attachment: '첨부 파일',
} satisfies Messages['events'];
