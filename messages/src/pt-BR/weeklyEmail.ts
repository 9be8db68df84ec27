import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `Esta semana – ${assembly}`,
  nextDays: 'Os próximos 7 dias',
  thisWeek: 'Esta semana',
  announcements: 'Avisos',
  newSermons: 'Novas pregações',
  newestSermon: 'Última pregação',
  newDocuments: 'Novos documentos',
  signUps: 'Cadastros',
  until: (day: string) => `até ${day}`,
  waiting: (count: number) =>
    plural(count, {
      1: '1 pessoa aguarda aprovação.',
      many: `${number(count)} de pessoas aguardam aprovação.`,
      other: `${number(count)} pessoas aguardam aprovação.`,
    }),
} satisfies Messages['weeklyEmail'];
