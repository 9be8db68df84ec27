import type { Messages } from '../catalog.ts';

export default {
  event: '일정',
  recording: '녹음',
  joinOnline: '온라인으로 참여하기:',
  recordingsOf: (assembly: string) => `${assembly}의 녹음`,
  screens: { events: '일정', announcements: '공지', documents: '문서' },
} satisfies Messages['feeds'];
