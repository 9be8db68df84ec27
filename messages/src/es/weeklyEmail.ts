import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `${assembly}: esta semana`,
  nextDays: 'Los próximos 7 días',
  thisWeek: 'Esta semana',
  announcements: 'Anuncios',
  newSermons: 'Sermones nuevos',
  newestSermon: 'Último sermón',
  newDocuments: 'Documentos nuevos',
  signUps: 'Registros',
  until: (day: string) => `hasta el ${day}`,
  waiting: (count: number) =>
    plural(count, {
      one: '1 persona espera la aprobación.',
      many: `${number(count)} de personas esperan la aprobación.`,
      other: `${number(count)} personas esperan la aprobación.`,
    }),
} satisfies Messages['weeklyEmail'];
