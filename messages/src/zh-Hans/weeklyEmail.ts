import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  subject: (assembly: string) => `${assembly}本周消息`,
  nextDays: '未来7天',
  thisWeek: '本周',
  announcements: '公告',
  newSermons: '新讲道',
  newestSermon: '最新讲道',
  newDocuments: '新文档',
  signUps: '注册',
  until: (day: string) => `有效至${day}`,
  waiting: (count: number) => `有${number(count)}人等待批准。`,
} satisfies Messages['weeklyEmail'];
