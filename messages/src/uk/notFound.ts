import type { Messages } from '../catalog.ts';

export default {
  title: '404: не знайдено',
  text: 'Цієї сторінки не існує.',
  goToEvents: 'Перейти до подій',
  goToStart: 'Перейти на головну',
} satisfies Messages['notFound'];
