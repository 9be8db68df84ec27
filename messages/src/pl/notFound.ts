import type { Messages } from '../catalog.ts';

export default {
  title: '404: nie znaleziono',
  text: 'Ta strona nie istnieje.',
  goToEvents: 'Przejdź do wydarzeń',
  goToStart: 'Przejdź do strony głównej',
} satisfies Messages['notFound'];
