import type { Messages } from '../catalog.ts';

export default {
  event: 'Evento',
  recording: 'Grabación',
  joinOnline: 'Unirse en línea:',
  recordingsOf: (assembly: string) => `Grabaciones de ${assembly}`,
  screens: { events: 'Eventos', announcements: 'Anuncios', documents: 'Documentos' },
} satisfies Messages['feeds'];
