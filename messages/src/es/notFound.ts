import type { Messages } from '../catalog.ts';

export default {
  title: '404: No se encontró',
  text: 'Esta página no existe.',
  goToEvents: 'Ir a Eventos',
  goToStart: 'Ir a la página de inicio',
} satisfies Messages['notFound'];
