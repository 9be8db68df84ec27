import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: '正在加载…',
  more: '更多',
  noTitle: '（无标题）',
  retry: '重试',
  moreAbout: (title: string) => `更多：${title}`,
  events: '活动',
  announcements: '公告',
  sermons: '讲道',
  offline: '当前没有网络连接。',
  unreachable: (assembly: string) => `无法连接到${assembly}。`,
  pleaseTryAgain: (why: string) => `${why}请重试。`,

  pageNotLoaded: '无法显示此页面。请重新加载。',
  pageFailed: '应用无法显示此页面。请重新加载。如果仍然不行，请告诉管理员。',
  reload: '重新加载',

  clearSearch: '清除搜索',

  fileOpening: '正在打开文件，请稍候。',
  loggedIn: '登录成功，正在前往主页。',

  closeNotification: '关闭通知',
  opensInNewTab: '（在新标签页中打开）',
  today: '今天',
  tomorrow: '明天',
  /** The characters between the letters keep it on one line. */
  minutes: (count: number) => `${number(count)}\u2060分\u2060钟`,
} satisfies Messages['common'];
