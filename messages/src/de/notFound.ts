import type { Messages } from '../catalog.ts';

export default {
  title: '404: Nicht gefunden',
  text: 'Diese Seite gibt es nicht.',
  goToEvents: 'Zu den Terminen',
  goToStart: 'Zur Startseite',
} satisfies Messages['notFound'];
