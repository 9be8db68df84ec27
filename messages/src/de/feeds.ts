import type { Messages } from '../catalog.ts';

export default {
  event: 'Termin',
  recording: 'Aufnahme',
  joinOnline: 'Online teilnehmen:',
  recordingsOf: (assembly: string) => `${assembly}: Aufnahmen`,
  screens: { events: 'Termine', announcements: 'Ankündigungen', documents: 'Dokumente' },
} satisfies Messages['feeds'];
