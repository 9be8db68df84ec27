import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: '连接',
  works: (account: string | null) => (account ? `已连接（账号：${account}）。` : '已连接。'),
  worksNot: (account: string | null) => (account ? `无法使用（账号：${account}）。` : '无法使用。'),
  permissionsMissing: (apis: string, content: string) =>
    `没有 ${apis} 的权限，无法复制${content}。要添加权限，请重新连接并选择所有权限。`,
  apis: {
    calendar: 'Google 日历',
    tasks: 'Google Tasks',
    drive: 'Google 云端硬盘',
  },
  content: {
    calendar: '活动',
    tasks: '公告',
    drive: '文档',
  },
  /** Names in quotes are what the Google Cloud console shows in Chinese. */
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google 将于${time}断开此连接，`),
    '因为应用处于“测试”状态。请在',
    audience('Google Cloud 控制台的“受众群体”'),
    '中点按“发布应用”，然后在这里重新连接。',
  ],
  disconnect: {
    disconnect: '断开连接',
    title: '断开与 Google 的连接',
    question: '这会撤销应用在 Google 的访问权限，并停止同步。确定要断开吗？',
    stay: '保持连接',
    alsoDelete: '同时删除已复制的活动、公告和文档',
    done: '已断开与 Google 的连接。',
  },

  whatToSync: '同步内容',
} satisfies Messages['googleConnected'];
