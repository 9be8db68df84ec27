import type { Messages } from '../catalog.ts';

export default {
  title: '404: 찾을 수 없음',
  text: '없는 페이지예요.',
  goToEvents: '일정으로 가기',
  goToStart: '첫 페이지로 가기',
} satisfies Messages['notFound'];
