import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  untitled: '(Sin título)',
  timeUnknown: 'Hora desconocida',
  allDay: 'todo el día',
  allDayOn: (day: string) => `${day}, todo el día`,

  reasons: {
    announcements: 'Recibe un correo por cada anuncio nuevo.',
    events: 'Recibe un correo cuando se cancela o se cambia un evento de las dos próximas semanas.',
    sermons: 'Recibe un correo por cada grabación nueva.',
    signUps:
      'Recibe un correo cuando alguien se registra, porque tiene permisos de administración.',
    weekly: 'Recibe este correo una vez a la semana.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: '1 anuncio nuevo',
        many: `${number(count)} de anuncios nuevos`,
        other: `${number(count)} anuncios nuevos`,
      }),
    events: (count: number) =>
      plural(count, {
        one: '1 evento cancelado o cambiado',
        many: `${number(count)} de eventos cancelados o cambiados`,
        other: `${number(count)} eventos cancelados o cambiados`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: '1 grabación nueva',
        many: `${number(count)} de grabaciones nuevas`,
        other: `${number(count)} grabaciones nuevas`,
      }),
    signUps: (count: number) =>
      plural(count, {
        one: '1 registro nuevo',
        many: `${number(count)} de registros nuevos`,
        other: `${number(count)} registros nuevos`,
      }),
  },
  countAt: (what: string, assembly: string) => `${assembly}: ${what}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `y ${number(count)} más`,
  seeAll: 'Ver todo',
  readRest: 'Seguir leyendo',

  announcement: {
    subject: (title: string) => `Anuncio: ${title}`,
    list: 'Lista',
    due: 'Fecha límite',
    open: 'Abrir el anuncio',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Cancelado: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Cambiado: ${title}, ahora ${times}`,
    canceled: 'Este evento se ha cancelado.',
    moved: 'Este evento tiene nueva fecha u hora.',
    plannedFor: 'Estaba previsto',
    before: 'Antes',
    now: 'Ahora',
    where: 'Lugar',
    open: 'Abrir el evento',
    seeNext: 'Ver los próximos eventos',
    canceledAt: (times: string) => `Cancelado: ${times}`,
    movedTo: (after: string, before: string) => `Cambiado. Ahora: ${after}. Antes: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Nueva grabación: ${title}`,
    folder: 'Carpeta',
    listen: 'Escuchar',
    newIn: (folder: string) => `Nueva grabación. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        one: `${assembly}: nuevo registro`,
        many: `${assembly}: ${number(count)} de registros nuevos`,
        other: `${assembly}: ${number(count)} registros nuevos`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) se ha registrado y espera la aprobación.`,
    later: 'Los demás registros se comunican juntos, como máximo una vez por hora.',
    sinceLast: (count: number) =>
      plural(count, {
        one: 'Desde el último correo sobre registros se ha registrado 1 persona.',
        many: `Desde el último correo sobre registros se han registrado ${number(count)} de personas.`,
        other: `Desde el último correo sobre registros se han registrado ${number(count)} personas.`,
      }),
    approve: 'Aprobar o eliminar',
    title: (count: number) =>
      plural(count, {
        one: 'Nuevo registro',
        many: `${number(count)} de registros nuevos`,
        other: `${number(count)} registros nuevos`,
      }),
    approveInApp: 'Aprobar o eliminar en la aplicación.',
  },
  weekly: 'Correo semanal',
} satisfies Messages['updates'];
