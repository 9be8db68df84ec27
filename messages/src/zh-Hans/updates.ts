import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  untitled: '（无标题）',
  timeUnknown: '时间不详',
  allDay: '全天',
  allDayOn: (day: string) => `${day}，全天`,

  reasons: {
    announcements: '每有新公告，您都会收到邮件。',
    events: '未来两周内的活动取消或改期时，您会收到邮件。',
    sermons: '每有新录音，您都会收到邮件。',
    signUps: '您是管理员，因此有人注册时会收到邮件。',
    weekly: '您每周会收到一次此邮件。',
  },
  counts: {
    announcements: (count: number) => `${number(count)}条新公告`,
    events: (count: number) => `${number(count)}个取消或改期的活动`,
    sermons: (count: number) => `${number(count)}个新录音`,
    signUps: (count: number) => `${number(count)}位新注册用户`,
  },
  countAt: (what: string, assembly: string) => `${assembly}：${what}`,
  titles: (titles: string[]) => titles.join('、'),
  andMore: (count: number) => `还有${number(count)}项`,
  seeAll: '查看全部',
  readRest: '阅读全文',

  announcement: {
    subject: (title: string) => `公告：${title}`,
    list: '列表',
    due: '截止日期',
    open: '打开公告',
  },
  event: {
    canceledSubject: (title: string, times: string) => `已取消：${title}，${times}`,
    movedSubject: (title: string, times: string) => `改期至${times}：${title}`,
    canceled: '此活动已取消。',
    moved: '此活动的时间已更改。',
    plannedFor: '原定时间',
    before: '原时间',
    now: '新时间',
    where: '地点',
    open: '打开活动',
    seeNext: '查看接下来的活动',
    canceledAt: (times: string) => `已取消：${times}`,
    movedTo: (after: string, before: string) => `改期至${after}。原时间：${before}。`,
  },
  recording: {
    subject: (title: string) => `新录音：${title}`,
    folder: '文件夹',
    listen: '收听',
    newIn: (folder: string) => `新录音。${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) => `${assembly}：${number(count)}位新注册用户`,
    signedUp: (name: string, email: string) => `${name}（${email}）已注册，正在等待批准。`,
    later: '之后的注册会合并通知，最多每小时一次。',
    sinceLast: (count: number) => `自上一封注册通知邮件以来，又有${number(count)}人注册。`,
    approve: '批准或删除',
    title: (count: number) => `${number(count)}位新注册用户`,
    approveInApp: '请在应用中批准或删除。',
  },
  weekly: '每周邮件',
} satisfies Messages['updates'];
