import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Lista de personas',
  search: 'Buscar personas',
  loading: 'Cargando personas…',
  loadFailed: 'No se pudieron cargar las personas.',
  pages: 'Páginas de personas',
  list: 'Personas',
  nothingFound: 'No se encontraron personas.',
  count: (count: number) =>
    plural(count, {
      one: '1 persona',
      many: `${number(count)} de personas`,
      other: `${number(count)} personas`,
    }),
  found: (count: number) =>
    plural(count, {
      one: '1 persona encontrada',
      many: `${number(count)} de personas encontradas`,
      other: `${number(count)} personas encontradas`,
    }),
  downloadCsv: 'Descargar como CSV',
  told: (name: string) => `Se avisó a ${name} por correo.`,
  notTold: (names: string[]) => `No se pudo enviar ningún correo: avise usted a ${list(names)}.`,

  columns: {
    name: 'Nombre',
    email: 'Correo',
    role: 'Rol',
    action: 'Acción',
  },
  roles: {
    admin: 'Admin',
    user: 'Miembro',
  },
  waiting: 'En espera de aprobación',
  you: 'Usted',
  ownAccount:
    'No puede hacer esto con su propia cuenta. Pídaselo a otra persona con permisos de administración.',
  notConfirmed: 'Dirección sin confirmar',
  signedUp: (date: string) => `Registro: ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Registro: ${date} · última visita: ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Aprobar',
      hidden(` a ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Detalles',
      hidden(` de ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Eliminar',
      hidden(` a ${name}`),
    ],
    more: (name: string) => `Más acciones para ${name}`,
  },

  delete: {
    title: 'Confirmar la eliminación',
    question: (name: string) => `¿Seguro que quiere eliminar la cuenta de ${name}?`,
    done: 'Se eliminó la cuenta.',
  },
  approve: {
    title: 'Confirmar la aprobación',
    question: (name: string) => `¿Seguro que quiere aprobar la cuenta de ${name}?`,
    done: 'Se aprobó la cuenta.',
    notConfirmed:
      'Esta persona todavía no ha confirmado la dirección. Cualquiera puede registrarse con una dirección que es de otra persona.',
  },
  makeAdmin: {
    title: 'Confirmar los permisos',
    question: (name: string) => `¿Seguro que quiere dar permisos de administración a ${name}?`,
    yes: 'Dar permisos',
    done: 'Esta persona tiene ahora permisos de administración.',
  },
  removeAdmin: {
    title: 'Confirmar los permisos',
    question: (name: string) =>
      `¿Seguro que quiere quitar los permisos de administración a ${name}?`,
    yes: 'Quitar permisos',
    done: 'Esta persona ya no tiene permisos de administración.',
  },
  endSessions: {
    title: 'Confirmar el cierre de sesión',
    question: (name: string) => `¿Seguro que quiere cerrar todas las sesiones de ${name}?`,
    yes: 'Cerrar sesiones',
    done: 'Se cerraron todas las sesiones de esta persona.',
  },

  approveSeveral: {
    title: 'Aprobar a varias personas',
    approving: 'Aprobando…',
    text: 'Después podrán iniciar sesión y ver todo lo que ven los miembros.',
    notConfirmed: '(dirección sin confirmar)',
    approve: (count: number) =>
      plural(count, {
        one: 'Aprobar a 1 persona',
        many: `Aprobar a ${number(count)} de personas`,
        other: `Aprobar a ${number(count)} personas`,
      }),
    done: (count: number) =>
      plural(count, {
        one: 'Se aprobó a 1 persona.',
        many: `Se aprobó a ${number(count)} de personas.`,
        other: `Se aprobó a ${number(count)} personas.`,
      }),
    notApproved: (names: string[]) => `No se aprobó a ${list(names)}.`,
  },

  details: {
    admin: {
      title: 'Permisos de administración',
      text: 'Con estos permisos se puede aprobar y eliminar a personas y sincronizar los datos.',
      notYet: 'Primero apruebe a esta persona. Después podrá darle permisos de administración.',
      make: 'Dar permisos',
      remove: 'Quitar permisos',
    },
    link: {
      title: 'Enlace de un solo uso',
      text: 'Para quien no recibe correos. Con el enlace, esa persona puede elegir una nueva contraseña. Funciona una vez y caduca al cabo de un día. Déselo solo a ella.',
      create: 'Crear enlace',
    },
    logOut: {
      title: 'Teléfono o equipo perdido',
      text: 'Cierra la sesión de esta persona en todos los dispositivos. Puede volver a entrar con su contraseña.',
      button: 'Cerrar todas las sesiones',
    },
  },

  inviteTitle: 'Invitar a los miembros',
  activityTitle: 'Registro de actividad',
} satisfies Messages['users'];
