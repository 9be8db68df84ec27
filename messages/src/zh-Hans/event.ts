import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  previousMonth: '上个月',
  nextMonth: '下个月',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    (calendar ? `${calendar}：` : '') +
    plural(count, {
      0: `${month}没有活动`,
      other: `${month}有${number(count)}个活动`,
    }),
  endedBefore: (day: string) => `${day}之前结束的活动不再显示。`,
  monthLabel: (month: string) => `${month}的活动`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}，没有活动`,
      other: `${day}，${number(count)}个活动`,
    }),
  moreOnDay: (count: number) => `还有${number(count)}个`,
  nothingOnDay: '这一天没有活动。',

  printThisWeek: '打印本周',
  printThisMonth: '打印本月',
  printDays: (days: string) => `打印${days}`,
  nothingOnDays: '这段时间没有活动。',
  andMore: (count: number) => `还有${number(count)}条`,
  printedAt: (time: string) => `打印时间：${time}`,

  event: '活动',
  eventFailed: '无法加载活动。',
  showAll: '显示所有活动',
  over: '此活动已结束。',
  repeats: (repetition: string) => `${repetition}重复。`,
  repeatsSomehow: '此活动会重复举行。',
  showOnMap: '在地图上查看',
  joinOnline: '线上参加',
  attachments: '附件',
  addToCalendar: '添加到日历',
  addThisToCalendar: (title: string) => `添加到日历：${title}`,
} satisfies Messages['event'];
