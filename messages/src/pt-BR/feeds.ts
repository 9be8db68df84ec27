import type { Messages } from '../catalog.ts';

export default {
  event: 'Evento',
  recording: 'Gravação',
  joinOnline: 'Participar online:',
  recordingsOf: (assembly: string) => `Gravações de ${assembly}`,
  screens: { events: 'Eventos', announcements: 'Avisos', documents: 'Documentos' },
} satisfies Messages['feeds'];
