import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '我的账号',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => ['已登录：', name, `（${email}）。`],
  logOut: '退出登录',
  sections: {
    notifications: '通知',
    apps: '日历和播客应用',
    install: '此设备',
    name: '姓名',
    password: '密码',
    sessions: '已登录的设备',
    data: '我的数据',
    delete: '删除账号',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}：${title}。${detail}`,
  keep: '保留',

  feeds: {
    intro:
      '获取一个私人链接，就能在手机日历里查看教会活动，在播客应用里收听讲道。链接只供本人使用：拿到链接的人都能看到活动、听到讲道。',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('此链接只显示这一次。'),
      '请在离开本页之前把它添加到应用里。如果链接丢失，请停用它，再获取一个新的。',
    ],
    calendarTitle: '在手机日历里查看活动',
    calendar: '全部活动，可用于 Apple 日历、Outlook、Google 日历或其他日历。',
    addToApple: '添加到 Apple 或 Outlook',
    addToGoogle: '添加到 Google 日历',
    calendarLink: '日历链接',
    calendarHelp:
      'Google 日历每12到24小时才检查一次更新。要把链接添加到 Google 日历，请使用电脑，不要用手机应用。如果 Google 没有询问是否添加日历：请复制链接，选择“其他日历”、“通过网址添加”，然后粘贴。',
    podcastTitle: '在播客应用里收听讲道',
    podcast: (count: number) => `最新的${number(count)}个录音，可用于大多数播客应用。`,
    podcastLink: '播客链接',
    podcastHelp:
      '请在播客应用里找到“通过 URL 添加”（URL 就是链接；在 Apple 播客里是“通过 URL 关注节目”），然后粘贴此链接。Spotify 不能添加私人播客。',
    get: '获取我的链接',
    getAnother: '再获取一个链接',
    failed: '无法加载私人链接。',
    none: '还没有私人链接。',
    list: '私人链接',
    created: (time: string) => `创建于${time}`,
    lastUsed: (time: string) => `最近使用：${time}`,
    unused: '还没有应用使用过',
    turnOff: '停用',
    turnOffLink: '停用链接',
    turnOffTitle: '停用私人链接',
    turnOffQuestion: (created: string) =>
      `要停用创建于${created}的链接吗？使用它的应用将不再收到活动和讲道。`,
    turnedOff: '私人链接已停用。',
  },
} satisfies Messages['account'];
