import type { Messages } from '../catalog.ts';

export default {
  event: '活动',
  recording: '录音',
  joinOnline: '在线参加：',
  recordingsOf: (assembly: string) => `${assembly}的录音`,
  screens: { events: '活动', announcements: '公告', documents: '文档' },
} satisfies Messages['feeds'];
