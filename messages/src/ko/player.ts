import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '플레이어',
  play: '재생',
  pause: '일시 중지',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    '시리즈의 다음 설교',
    hidden(`: ${title}`),
  ],
  position: '재생 위치',
  positionOf: (position: string, duration: string) => `${duration} 중 ${position}`,
  back: (seconds: number) => `${number(seconds)}초 뒤로`,
  forward: (seconds: number) => `${number(seconds)}초 앞으로`,
  chapters: '챕터',
  speed: '재생 속도',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: '플레이어 닫기',
  failed: {
    notPlayable: '이 브라우저에서는 녹음을 재생할 수 없어요.',
    notSaved: (why: string) => `${why} 이 녹음은 휴대폰에 저장되어 있지 않아요.`,
    notLoaded: '녹음을 불러오지 못했어요.',
    download: '다운로드해서 듣기',
  },
} satisfies Messages['player'];
