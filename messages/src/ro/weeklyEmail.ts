import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `Săptămâna aceasta – ${assembly}`,
  nextDays: 'Următoarele 7 zile',
  thisWeek: 'Săptămâna aceasta',
  announcements: 'Anunțuri',
  newSermons: 'Predici noi',
  newestSermon: 'Cea mai nouă predică',
  newDocuments: 'Documente noi',
  signUps: 'Înscrieri',
  until: (day: string) => `până ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: '1 persoană așteaptă aprobarea.',
      few: `${number(count)} persoane așteaptă aprobarea.`,
      other: `${number(count)} de persoane așteaptă aprobarea.`,
    }),
} satisfies Messages['weeklyEmail'];
