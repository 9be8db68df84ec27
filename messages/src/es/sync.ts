import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list, number, plural } from './language.ts';

export default {
  title: 'Sincronice aquí sus datos',
  intro: 'Copia a la aplicación el calendario, las listas de tareas y los archivos de Google.',
  start: 'Sincronizar datos',
  starting: 'Iniciando…',
  confirm: {
    title: 'Confirmar la sincronización',
    question: '¿Seguro que quiere sincronizar sus datos?',
  },
  loadFailed: 'No se pudo cargar el estado de la sincronización.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google todavía no está conectado. ',
    link('Conectarlo en los ajustes'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Algunos cambios no se notificaron a los miembros, porque eran demasiados. ',
    link('Decidir en los ajustes'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'vacío',
      one: '1 elemento',
      many: `${number(count)} de elementos`,
      other: `${number(count)} elementos`,
    }),
  more: (count: number) => `y ${number(count)} más`,
  untitled: 'Sin título',

  sources: 'Fuentes',
  origins: {
    events: 'de Google Calendar',
    announcements: 'de Google Tasks',
    documents: 'de Google Drive',
  },
  neverSynced: 'Nunca se ha sincronizado',
  lastSynced: (time: string) => `Última sincronización: ${time}`,
  restoredBy: (name: string, time: string) => `Versión anterior restaurada por ${name}, ${time}`,
  states: {
    waiting: 'En espera',
    reading: 'Leyendo de Google',
    writing: 'Guardando',
    done: 'Listo',
    failed: 'Error',
    stopped: 'Detenido',
    interrupted: 'Interrumpido',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Sincronización en pausa',
    text: 'Más de la mitad de los elementos, o de los eventos de un calendario, ya no están en Google. Todavía no se ha eliminado nada. Revise la lista y confirme.',
    count: (source: string, count: number) => `${source}: se eliminarían ${number(count)}`,
    list: (source: string) => `${source} que se eliminarían`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) => `${number(count)} veces`,
      folder: 'una carpeta',
      folderIn: (folder: string) => `una carpeta en «${folder}»`,
      inside: (parent: string) => `en «${parent}»`,
    },
    confirm: 'Eliminarlos y sincronizar',
    items: {
      events: (count: number) => `${number(count)} eventos`,
      announcements: (count: number) => `${number(count)} anuncios`,
      documents: (count: number) => `${number(count)} documentos`,
    },
    question: (items: string[]) =>
      `¿Seguro que quiere sincronizar sus datos y eliminar ${list(items)}?`,
    yes: 'Eliminar y sincronizar',
  },

  connection: {
    title: 'Conexión',
    demo: 'Demostración: los datos vienen de un Google simulado en este equipo.',
    account: 'Cuenta de Google',
    accountUnknown: 'Aún no se conoce',
    calendars: (count: number) =>
      plural(count, { 0: 'Calendario', one: 'Calendario', other: 'Calendarios' }),
    noCalendars: 'Ninguno elegido aún',
    signIn: 'Acceso a Google',
    signInStates: {
      refused: 'Rechazado por Google',
      unreadable: 'Este servidor no puede leerlo',
      unused: 'Sin usar todavía',
      used: (time: string, ago: string) => `En uso desde el ${time} (${ago})`,
    },
    schedule: 'Programación',
    noSchedule: 'Ninguna. Los datos solo se sincronizan cuando alguien lo inicia aquí.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Próxima sincronización: ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Historial de sincronizaciones',
    nothing: 'Todavía no hay sincronizaciones.',
    showFewer: 'Mostrar menos',
    showAll: (count: number) => `Mostrar las ${number(count)}`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `por ${name}`,
      schedule: 'según la programación',
      command: 'por un comando en el servidor',
      demo: 'por la demostración',
    },
    outcomes: {
      running: 'en curso',
      done: 'completada',
      failed: 'fallida',
      partlyFailed: 'fallida en parte',
      interrupted: 'interrumpida',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) =>
        plural(count, { one: '1 añadido', other: `${number(count)} añadidos` }),
      changed: (count: number) =>
        plural(count, { one: '1 cambiado', other: `${number(count)} cambiados` }),
      removed: (count: number) =>
        plural(count, { one: '1 eliminado', other: `${number(count)} eliminados` }),
      unchanged: (count: number) => `${number(count)} sin cambios`,
      skipped: (count: number) =>
        plural(count, { one: '1 omitido', other: `${number(count)} omitidos` }),
    },
    noChanges: 'sin cambios',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: en espera`,
      reading: (source: string) => `${source}: leyendo de Google`,
      writing: (source: string) => `${source}: guardando`,
      failed: (source: string) => `${source}: error`,
      stopped: (source: string) => `${source}: detenido`,
      interrupted: (source: string) => `${source}: interrumpido`,
    },
    sources: {
      waiting: (source: string) => `${source}: en espera`,
      reading: (source: string) => `${source}: leyendo de Google`,
      writing: (source: string) => `${source}: guardando`,
      done: (source: string) => `${source}: listo`,
      failed: (source: string) => `${source}: error`,
      stopped: (source: string) => `${source}: detenido`,
      interrupted: (source: string) => `${source}: interrumpido`,
    },
    skipped: 'Omitidos:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Versiones anteriores',
    text: 'Se conservan las tres últimas versiones de cada fuente. Antes de restaurar una se guardan los datos actuales, así que puede deshacerlo. La siguiente sincronización los reemplaza por los datos de Google.',
    loadFailed: 'No se pudieron cargar las versiones anteriores.',
    nothing: 'Todavía no hay versiones anteriores.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      `, antes del ${time}: ${items}`,
    ],
    restore: 'Restaurar',
    restoreOne: (source: string, time: string) =>
      `Restaurar: ${source}, versión de antes del ${time}`,
    restoring: 'Restaurando la versión anterior…',
    restored: 'Versión anterior restaurada.',
    confirmTitle: 'Confirmar la restauración',
    question: (source: string, time: string) =>
      `¿Seguro que quiere restaurar la versión de antes del ${time}? Fuente: ${source}.`,
  },
} satisfies Messages['sync'];
