import type { Messages } from '../catalog.ts';

export default {
  title: 'Quand synchroniser depuis Google',
  automatically: 'Synchroniser automatiquement',
  byHand: 'Seulement à la main',
  hourly: 'Toutes les heures',
  nightly: 'Chaque nuit, à l’heure de votre choix',
  advanced: 'Avancé : une expression cron',
  time: 'Heure',
  cron: 'Expression cron',
  cronFields: 'Minute, heure, jour du mois, mois, jour de la semaine.',
  invalid: 'Saisissez une expression cron comme 0 5 * * *.',
  next: 'Prochaines synchronisations',
  nextFailed: 'Les prochaines synchronisations n’ont pas pu être chargées.',
  never: 'Avec cette planification, la synchronisation n’a jamais lieu.',
} satisfies Messages['schedule'];
