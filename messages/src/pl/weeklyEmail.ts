import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `Ten tydzień we wspólnocie ${assembly}`,
  nextDays: 'Najbliższe 7 dni',
  thisWeek: 'Ten tydzień',
  announcements: 'Ogłoszenia',
  newSermons: 'Nowe kazania',
  newestSermon: 'Najnowsze kazanie',
  newDocuments: 'Nowe dokumenty',
  signUps: 'Rejestracje',
  until: (day: string) => `termin: ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: '1 osoba czeka na zatwierdzenie.',
      few: `${number(count)} osoby czekają na zatwierdzenie.`,
      many: `${number(count)} osób czeka na zatwierdzenie.`,
      other: `${number(count)} osoby czeka na zatwierdzenie.`,
    }),
} satisfies Messages['weeklyEmail'];
