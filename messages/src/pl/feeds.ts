import type { Messages } from '../catalog.ts';

export default {
  event: 'Wydarzenie',
  recording: 'Nagranie',
  joinOnline: 'Dołącz online:',
  recordingsOf: (assembly: string) => `Nagrania wspólnoty ${assembly}`,
  screens: { events: 'Wydarzenia', announcements: 'Ogłoszenia', documents: 'Dokumenty' },
} satisfies Messages['feeds'];
