import type { Messages } from '../catalog.ts';

export default {
  title: '404: pagina non trovata',
  text: 'Questa pagina non esiste.',
  goToEvents: 'Vai agli eventi',
  goToStart: 'Vai alla pagina iniziale',
} satisfies Messages['notFound'];
