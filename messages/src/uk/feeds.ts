import type { Messages } from '../catalog.ts';

export default {
  event: 'Подія',
  recording: 'Запис',
  joinOnline: 'Приєднатися онлайн:',
  recordingsOf: (assembly: string) => `Записи громади ${assembly}`,
  screens: { events: 'Події', announcements: 'Оголошення', documents: 'Документи' },
} satisfies Messages['feeds'];
