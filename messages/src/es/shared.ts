import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  no: 'No',
  save: 'Guardar',
  saving: 'Guardando…',
  yes: 'Sí',
  announcementsFailed: 'No se pudieron cargar los anuncios.',

  leaving: 'Yendo a Google…',
  connectSource: 'Conectar una fuente',
  nothingYet: 'Aquí todavía no hay nada',
  sources: { events: 'Eventos', announcements: 'Anuncios', documents: 'Documentos' },

  share: 'Compartir',
  shareItem: (title: string) => `Compartir: ${title}`,
  link: 'Enlace',
  copy: 'Copiar',
  copyItem: (name: string) => `Copiar: ${name.toLowerCase()}`,
  copied: (name: string) => `Copiado: ${name.toLowerCase()}.`,
  notCopied: (name: string) =>
    `No se pudo copiar. El texto está seleccionado (${name.toLowerCase()}): pulse Ctrl+C.`,

  language: {
    label: 'Idioma',
    notChanged: 'No se pudo cambiar el idioma. Inténtelo de nuevo.',
  },

  justNow: 'ahora mismo',
  untilToday: 'hasta hoy',
  untilTomorrow: 'hasta mañana',
  until: (day: string) => `hasta el ${day}`,
  /** "a la 1:00", but "a las 13:00". */
  weekdayAt: (weekday: string, time: string) =>
    `${weekday} ${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' novedad', other: ' novedades' })),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' en espera de aprobación'),
    ],
  },
  newMark: 'Nuevo',

  needsConnection: (why: string) => `${why} Para esto hace falta conexión.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      one: '1 anuncio nuevo',
      many: `${number(count)} de anuncios nuevos`,
      other: `${number(count)} anuncios nuevos`,
    }),

  pager: {
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page: number) => `Página ${number(page)}`,
    position: (page: number, count: number) => `Página ${number(page)} de ${number(count)}`,
  },
} satisfies Messages['shared'];
