import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    (calendar ? `${calendar}: ` : '') +
    plural(count, {
      0: `${month}에는 일정이 없어요`,
      other: `${month} 일정 ${number(count)}개`,
    }),
  endedBefore: (day: string) => `${day} 전에 끝난 일정은 더 이상 표시되지 않아요.`,
  monthLabel: (month: string) => `${month} 일정`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, 일정 없음`,
      other: `${day}, 일정 ${number(count)}개`,
    }),
  moreOnDay: (count: number) => `+${number(count)}개`,
  nothingOnDay: '이날은 일정이 없어요.',

  printThisWeek: '이번 주 인쇄',
  printThisMonth: '이번 달 인쇄',
  printDays: (days: string) => `${days} 인쇄`,
  nothingOnDays: '이 기간에는 일정이 없어요.',
  andMore: (count: number) => `외 ${number(count)}개`,
  printedAt: (time: string) => `인쇄: ${time}`,

  event: '일정',
  eventFailed: '일정을 불러오지 못했어요.',
  showAll: '모든 일정 보기',
  over: '이미 끝난 일정이에요.',
  repeats: (repetition: string) => `${repetition} 반복돼요.`,
  repeatsSomehow: '반복되는 일정이에요.',
  showOnMap: '지도에서 보기',
  joinOnline: '온라인으로 참여',
  attachments: '첨부 파일',
  addToCalendar: '캘린더에 추가',
  addThisToCalendar: (title: string) => `캘린더에 추가: ${title}`,
} satisfies Messages['event'];
