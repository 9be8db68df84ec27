import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '播放器',
  play: '播放',
  pause: '暂停',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    '本系列下一篇',
    hidden(`：${title}`),
  ],
  position: '播放位置',
  positionOf: (position: string, duration: string) => `${position}，共${duration}`,
  back: (seconds: number) => `后退${number(seconds)}秒`,
  forward: (seconds: number) => `前进${number(seconds)}秒`,
  chapters: '章节',
  speed: '播放速度',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: '关闭播放器',
  failed: {
    notPlayable: '此浏览器无法播放该录音。',
    notSaved: (why: string) => `${why}此录音没有保存在手机上。`,
    notLoaded: '无法加载录音。',
    download: '下载后收听',
  },
} satisfies Messages['player'];
