import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  search: '搜索讲道',
  series: '系列',
  allSeries: '所有系列',
  speaker: '讲员',
  allSpeakers: '所有讲员',
  year: '年份',
  allYears: '所有年份',
  count: (count: number) => `${number(count)}篇讲道`,
  found: (count: number) => `找到${number(count)}篇讲道`,
  nothingFound: '没有找到讲道',
  nothingYet: '还没有讲道',
  failed: '无法加载讲道。',
  listOfSermons: '讲道列表',
  pagesOfSermons: '讲道页码',
  continueListening: '继续收听',
  withoutDate: '日期不详',
  /** The characters between the letters keep it on one line. */
  left: (length: string) => `还\u2060剩\u2060${length}`,
  play: (title: string) => `播放：${title}`,
  pause: (title: string) => `暂停：${title}`,
} satisfies Messages['sermons'];
