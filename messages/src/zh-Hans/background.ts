import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: '新版本已准备好。',
    use: '立即使用',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    '无法给您发送邮件：邮件服务器拒收您的地址。',
    link('如何解决'),
  ],

  asOf: (why: string, time: string) => `${why}内容更新至${time}。`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
} satisfies Messages['background'];
