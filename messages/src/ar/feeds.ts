import type { Messages } from '../catalog.ts';

export default {
  event: 'فعالية',
  recording: 'تسجيل',
  joinOnline: 'الانضمام عبر الإنترنت:',
  recordingsOf: (assembly: string) => `تسجيلات ${assembly}`,
  screens: { events: 'الفعاليات', announcements: 'الإعلانات', documents: 'المستندات' },
} satisfies Messages['feeds'];
