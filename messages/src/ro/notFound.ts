import type { Messages } from '../catalog.ts';

export default {
  title: '404: pagină negăsită',
  text: 'Această pagină nu există.',
  goToEvents: 'Mergeți la Evenimente',
  goToStart: 'Mergeți la pagina de pornire',
} satisfies Messages['notFound'];
