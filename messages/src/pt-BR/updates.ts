import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Sem título)',
  timeUnknown: 'Horário não informado',
  allDay: 'o dia todo',
  allDayOn: (day: string) => `${day}, o dia todo`,

  reasons: {
    announcements: 'Você recebe um e-mail a cada novo aviso.',
    events:
      'Você recebe um e-mail quando um evento das próximas duas semanas é cancelado ou remarcado.',
    sermons: 'Você recebe um e-mail a cada nova gravação.',
    signUps: 'Você recebe um e-mail sobre novos cadastros porque tem a função de admin.',
    weekly: 'Você recebe este e-mail uma vez por semana.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        1: '1 novo aviso',
        many: `${number(count)} de novos avisos`,
        other: `${number(count)} novos avisos`,
      }),
    events: (count: number) =>
      plural(count, {
        1: '1 evento cancelado ou remarcado',
        many: `${number(count)} de eventos cancelados ou remarcados`,
        other: `${number(count)} eventos cancelados ou remarcados`,
      }),
    sermons: (count: number) =>
      plural(count, {
        1: '1 nova gravação',
        many: `${number(count)} de novas gravações`,
        other: `${number(count)} novas gravações`,
      }),
    signUps: (count: number) =>
      plural(count, {
        1: '1 novo cadastro',
        many: `${number(count)} de novos cadastros`,
        other: `${number(count)} novos cadastros`,
      }),
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `e mais ${number(count)}`,
  seeAll: 'Ver tudo',
  readRest: 'Ler o restante',

  announcement: {
    subject: (title: string) => `Aviso: ${title}`,
    list: 'Lista',
    due: 'Prazo',
    open: 'Abrir o aviso',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Cancelado: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Remarcado para ${times}: ${title}`,
    canceled: 'Este evento foi cancelado.',
    moved: 'Este evento tem um novo horário.',
    plannedFor: 'Previsto originalmente para',
    before: 'Antes',
    now: 'Agora',
    where: 'Onde',
    open: 'Abrir o evento',
    seeNext: 'Ver os próximos eventos',
    canceledAt: (times: string) => `Cancelado: ${times}`,
    movedTo: (after: string, before: string) => `Remarcado para ${after}. Antes: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Nova gravação: ${title}`,
    folder: 'Pasta',
    listen: 'Ouvir',
    newIn: (folder: string) => `Nova gravação. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        1: `Novo cadastro – ${assembly}`,
        many: `${number(count)} de novos cadastros – ${assembly}`,
        other: `${number(count)} novos cadastros – ${assembly}`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) se cadastrou e aguarda aprovação.`,
    later: 'Os próximos cadastros são informados juntos, no máximo uma vez por hora.',
    sinceLast: (count: number) =>
      plural(count, {
        1: '1 pessoa se cadastrou desde o último e-mail sobre cadastros.',
        many: `${number(count)} de pessoas se cadastraram desde o último e-mail sobre cadastros.`,
        other: `${number(count)} pessoas se cadastraram desde o último e-mail sobre cadastros.`,
      }),
    approve: 'Aprovar ou excluir',
    title: (count: number) =>
      plural(count, {
        1: 'Novo cadastro',
        many: `${number(count)} de novos cadastros`,
        other: `${number(count)} novos cadastros`,
      }),
    approveInApp: 'Você pode aprovar ou excluir no app.',
  },
  weekly: 'E-mail semanal',
} satisfies Messages['updates'];
