import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `Questa settimana – ${assembly}`,
  nextDays: 'I prossimi 7 giorni',
  thisWeek: 'Questa settimana',
  announcements: 'Annunci',
  newSermons: 'Nuovi sermoni',
  newestSermon: 'Ultimo sermone',
  newDocuments: 'Nuovi documenti',
  signUps: 'Iscrizioni',
  until: (day: string) => `fino a ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: '1 persona attende l’approvazione.',
      many: `${number(count)} di persone attendono l’approvazione.`,
      other: `${number(count)} persone attendono l’approvazione.`,
    }),
} satisfies Messages['weeklyEmail'];
