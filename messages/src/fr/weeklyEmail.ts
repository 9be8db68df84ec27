import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `${assembly} : cette semaine`,
  nextDays: 'Les 7 prochains jours',
  thisWeek: 'Cette semaine',
  announcements: 'Annonces',
  newSermons: 'Nouvelles prédications',
  newestSermon: 'Dernière prédication',
  newDocuments: 'Nouveaux documents',
  signUps: 'Inscriptions',
  until: (day: string) => `jusqu’au ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: `${number(count)} personne attend la validation de son compte.`,
      many: `${number(count)} de personnes attendent la validation de leur compte.`,
      other: `${number(count)} personnes attendent la validation de leur compte.`,
    }),
} satisfies Messages['weeklyEmail'];
