import type { Messages } from '../catalog.ts';

export default {
  title: '404: página não encontrada',
  text: 'Esta página não existe.',
  goToEvents: 'Ir para Eventos',
  goToStart: 'Ir para a página inicial',
} satisfies Messages['notFound'];
