import type { Messages } from '../catalog.ts';

export default {
  event: 'Eveniment',
  recording: 'Înregistrare',
  joinOnline: 'Participați online:',
  recordingsOf: (assembly: string) => `Înregistrări: ${assembly}`,
  screens: { events: 'Evenimente', announcements: 'Anunțuri', documents: 'Documente' },
} satisfies Messages['feeds'];
