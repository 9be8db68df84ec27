import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const NTH = ['', '第一个', '第二个', '第三个', '第四个', '最后一个'];

const inCalendar = (calendar: string | undefined) => (calendar ? `${calendar}：` : '');

export default {
  view: '视图',
  list: '列表',
  month: '月',
  search: '搜索活动',
  listOfEvents: '活动列表',
  pagesOfEvents: '活动页码',
  failed: '无法加载活动。',
  print: '打印',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `${inCalendar(calendar)}${isOnPhone ? '在手机上' : ''}找到${number(count)}个活动`,
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `${inCalendar(calendar)}${isOnPhone ? '手机上存有' : ''}${number(count)}个即将举行的活动`,
  nothingFound: '没有找到活动',
  nothingFoundIn: (calendar: string) => `${calendar}：没有找到活动`,
  nothingUpcomingIn: (calendar: string) => `${calendar}：没有即将举行的活动`,
  calendar: '日历',
  allCalendars: '所有日历',
  unknownCalendar: '未知日历',

  calendarOf: '日历：',
  today: '今天',
  happeningNow: '正在进行',
  online: '线上',
  allDay: '全天',
  dayAllDay: (day: string) => `${day}，全天`,
  everyDay: (interval: number) => (interval > 1 ? `每${interval}天` : '每天'),
  everyWeek: (interval: number, day: string, _weekday: number) =>
    interval > 1 ? `每${interval}周的${day}` : `每${day}`,
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    `${interval > 1 ? `每${interval}个月的` : '每月'}${NTH.at(position)}${day}`,

  join: '参加',
  map: '地图',
  play: '播放：',
  newestSermon: '最新讲道',
  attachment: '附件',
} satisfies Messages['events'];
