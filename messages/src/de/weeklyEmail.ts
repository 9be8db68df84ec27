import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `${assembly}: diese Woche`,
  nextDays: 'Die nächsten 7 Tage',
  thisWeek: 'Diese Woche',
  announcements: 'Ankündigungen',
  newSermons: 'Neue Predigten',
  newestSermon: 'Neueste Predigt',
  newDocuments: 'Neue Dokumente',
  signUps: 'Registrierungen',
  until: (day: string) => `bis ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: '1 Person wartet auf die Freischaltung.',
      other: `${number(count)} Personen warten auf die Freischaltung.`,
    }),
} satisfies Messages['weeklyEmail'];
