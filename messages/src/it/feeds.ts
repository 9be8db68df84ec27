import type { Messages } from '../catalog.ts';

export default {
  event: 'Evento',
  recording: 'Registrazione',
  joinOnline: 'Partecipa online:',
  recordingsOf: (assembly: string) => `Registrazioni di ${assembly}`,
  screens: { events: 'Eventi', announcements: 'Annunci', documents: 'Documenti' },
} satisfies Messages['feeds'];
