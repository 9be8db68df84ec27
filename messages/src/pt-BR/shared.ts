import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Voltar',
  cancel: 'Cancelar',
  close: 'Fechar',
  no: 'Não',
  save: 'Salvar',
  saving: 'Salvando…',
  yes: 'Sim',
  announcementsFailed: 'Não foi possível carregar os avisos.',

  leaving: 'Abrindo o Google…',
  connectSource: 'Conectar uma fonte',
  nothingYet: 'Ainda não há nada aqui',
  sources: { events: 'Eventos', announcements: 'Avisos', documents: 'Documentos' },

  share: 'Compartilhar',
  shareItem: (title: string) => `Compartilhar: ${title}`,
  link: 'Link',
  copy: 'Copiar',
  copyItem: (name: string) => `Copiar: ${name}`,
  copied: (name: string) => `Copiado: ${name}.`,
  notCopied: (_name: string) =>
    'Não foi possível copiar. O texto está selecionado: pressione Ctrl+C.',

  language: {
    label: 'Idioma',
    notChanged: 'Não foi possível mudar o idioma. Tente de novo.',
  },

  justNow: 'agora mesmo',
  untilToday: 'até hoje',
  untilTomorrow: 'até amanhã',
  until: (day: string) => `até ${day}`,
  weekdayAt: (weekday: string, time: string) =>
    /^0?1:/.test(time) ? `${weekday} à ${time}` : `${weekday} às ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { 1: ' novo', many: ' novos', other: ' novos' })),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' aguardando aprovação'),
    ],
  },
  newMark: 'Novo',

  needsConnection: (why: string) => `${why} Isto precisa de uma conexão.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      0: 'Nenhum novo aviso',
      one: '1 novo aviso',
      many: `${number(count)} de novos avisos`,
      other: `${number(count)} novos avisos`,
    }),

  pager: {
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${number(page)}`,
    position: (page: number, count: number) => `Página ${number(page)} de ${number(count)}`,
  },
} satisfies Messages['shared'];
