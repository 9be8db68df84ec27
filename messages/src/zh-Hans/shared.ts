import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  back: '返回',
  cancel: '取消',
  close: '关闭',
  no: '否',
  save: '保存',
  saving: '正在保存…',
  yes: '是',
  announcementsFailed: '无法加载公告。',

  leaving: '正在前往 Google…',
  connectSource: '连接数据来源',
  nothingYet: '这里还没有内容',
  sources: { events: '活动', announcements: '公告', documents: '文档' },

  share: '分享',
  shareItem: (title: string) => `分享：${title}`,
  link: '链接',
  copy: '复制',
  copyItem: (name: string) => `复制${name}`,
  copied: (name: string) => `已复制${name}。`,
  notCopied: (name: string) => `无法复制。${name}已选中：请按 Ctrl+C。`,

  language: {
    label: '语言',
    notChanged: '无法更改语言。请重试。',
  },

  justNow: '刚刚',
  untilToday: '有效至今天',
  untilTomorrow: '有效至明天',
  until: (day: string) => `有效至${day}`,
  weekdayAt: (weekday: string, time: string) => `${weekday} ${time}`,
  badge: {
    newItems: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden('项新内容'),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden('人等待批准'),
    ],
  },
  newMark: '新',

  needsConnection: (why: string) => `${why}此操作需要网络连接。`,
  newAnnouncements: (count: number) => `${number(count)}条新公告`,

  pager: {
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第${number(page)}页`,
    position: (page: number, count: number) => `第${number(page)}页，共${number(count)}页`,
  },
} satisfies Messages['shared'];
