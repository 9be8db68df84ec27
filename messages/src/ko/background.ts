import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: '새 버전이 준비됐어요.',
    use: '지금 사용하기',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    '이메일을 보낼 수 없어요. 메일 서버가 이 계정의 주소를 거부하고 있어요. ',
    link('해결 방법'),
  ],

  asOf: (why: string, time: string) => `${why} ${time} 기준이에요.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
} satisfies Messages['background'];
