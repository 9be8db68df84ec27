import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  subject: (assembly: string) => `${assembly} 이번 주 소식`,
  nextDays: '앞으로 7일',
  thisWeek: '이번 주',
  announcements: '공지',
  newSermons: '새 설교',
  newestSermon: '최근 설교',
  newDocuments: '새 문서',
  signUps: '가입',
  until: (day: string) => `${day}까지`,
  waiting: (count: number) => `${number(count)}명이 승인을 기다리고 있어요.`,
} satisfies Messages['weeklyEmail'];
