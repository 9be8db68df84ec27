import type { Messages } from '../catalog.ts';

export default {
  title: '404：找不到页面',
  text: '此页面不存在。',
  goToEvents: '前往活动',
  goToStart: '前往首页',
} satisfies Messages['notFound'];
