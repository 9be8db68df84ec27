import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  untitled: '(제목 없음)',
  timeUnknown: '시간을 알 수 없음',
  allDay: '하루 종일',
  allDayOn: (day: string) => `${day}, 하루 종일`,

  reasons: {
    announcements: '새 공지가 있을 때마다 받는 이메일이에요.',
    events: '앞으로 2주 안의 일정이 취소되거나 변경될 때 받는 이메일이에요.',
    sermons: '새 녹음이 있을 때마다 받는 이메일이에요.',
    signUps: '관리자이기 때문에 새로 가입한 사람이 있을 때 받는 이메일이에요.',
    weekly: '일주일에 한 번 받는 이메일이에요.',
  },
  counts: {
    announcements: (count: number) => `새 공지 ${number(count)}개`,
    events: (count: number) => `취소되거나 변경된 일정 ${number(count)}개`,
    sermons: (count: number) => `새 녹음 ${number(count)}개`,
    signUps: (count: number) => `새로 가입한 사람 ${number(count)}명`,
  },
  countAt: (what: string, assembly: string) => `${assembly}: ${what}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `외 ${number(count)}개`,
  seeAll: '모두 보기',
  readRest: '나머지 읽기',

  announcement: {
    subject: (title: string) => `공지: ${title}`,
    list: '목록',
    due: '기한',
    open: '공지 열기',
  },
  event: {
    canceledSubject: (title: string, times: string) => `취소: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `시간 변경(${times}): ${title}`,
    canceled: '일정이 취소됐어요.',
    moved: '일정의 시간이 바뀌었어요.',
    plannedFor: '원래 시간',
    before: '변경 전',
    now: '변경 후',
    where: '장소',
    open: '일정 열기',
    seeNext: '다음 일정 보기',
    canceledAt: (times: string) => `취소: ${times}`,
    movedTo: (after: string, before: string) => `시간 변경: ${after}. 변경 전: ${before}.`,
  },
  recording: {
    subject: (title: string) => `새 녹음: ${title}`,
    folder: '폴더',
    listen: '듣기',
    newIn: (folder: string) => `새 녹음. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      `${assembly}: 새로 가입한 사람 ${number(count)}명`,
    signedUp: (name: string, email: string) =>
      `${name} 님(${email})이 가입하고 승인을 기다리고 있어요.`,
    later: '이후의 가입은 한 시간에 한 번까지 모아서 알려 드려요.',
    sinceLast: (count: number) =>
      `지난번 가입 알림 이메일 이후 ${number(count)}명이 새로 가입했어요.`,
    approve: '승인 또는 삭제',
    title: (count: number) => `새로 가입한 사람 ${number(count)}명`,
    approveInApp: '앱에서 승인하거나 삭제하세요.',
  },
  weekly: '주간 이메일',
} satisfies Messages['updates'];
