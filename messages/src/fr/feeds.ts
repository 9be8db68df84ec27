import type { Messages } from '../catalog.ts';

export default {
  event: 'Événement',
  recording: 'Enregistrement',
  joinOnline: 'Participer en ligne :',
  recordingsOf: (assembly: string) => `${assembly} : enregistrements`,
  screens: { events: 'Événements', announcements: 'Annonces', documents: 'Documents' },
} satisfies Messages['feeds'];
