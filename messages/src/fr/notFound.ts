import type { Messages } from '../catalog.ts';

export default {
  title: '404 : page introuvable',
  text: 'Cette page n’existe pas.',
  goToEvents: 'Voir les événements',
  goToStart: 'Aller à l’accueil',
} satisfies Messages['notFound'];
