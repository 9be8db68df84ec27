import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Copias de seguridad',
  intro:
    'Una copia de seguridad contiene todo lo que se guarda aquí: personas, contenido, ajustes y el registro de actividad. Los archivos de Google Drive no están incluidos.',
  restored: 'La copia de seguridad se ha restaurado.',
  failed: 'No se pudieron cargar las copias de seguridad.',
  nothing: 'Todavía no hay copias de seguridad. Para hacer la primera, pulse «Hacer una copia».',
  older: (count: number) => `Copias más antiguas (${number(count)})`,
  now: 'Hacer una copia',
  running: 'Haciendo la copia…',
  done: 'Hay una nueva copia de seguridad.',
  next: (time: string) => `Próxima copia: ${time}`,
  verified: 'Comprobada',
  notVerified: 'Sin comprobar',
  where: {
    folder: 'En este servidor',
    copy: 'En la segunda ubicación',
    both: 'En este servidor y en la segunda ubicación',
  },
  download: 'Descargar',
  downloadOf: (time: string) => `Descargar: copia del ${time}`,
  restore: 'Restaurar',
  restoreOf: (time: string) => `Restaurar: copia del ${time}`,

  warnings: {
    failing: 'Las copias de seguridad están fallando.',
    too_old: 'La última copia de seguridad es demasiado antigua. Pulse «Hacer una copia».',
    disk_nearly_full:
      'El disco está casi lleno. Pronto no habrá espacio para las copias de seguridad.',
  },
  lastFailed: (time: string) => `La última copia de seguridad ha fallado (${time}).`,
  failures: {
    folder_missing: 'La carpeta de las copias de seguridad no existe. Créela en el servidor.',
    folder_not_writable:
      'La aplicación no puede escribir en la carpeta de las copias de seguridad. Compruebe en el servidor a quién pertenece la carpeta.',
    disk_full: 'El disco está lleno. Libere espacio o conserve menos copias.',
    not_verified:
      'El archivo no se pudo leer tal como se escribió. Haga otra copia. Si sigue fallando, revise el disco.',
    copy_failed:
      'No se pudo enviar a la segunda ubicación. Compruebe en el servidor si se puede acceder a ella y si BACKUP_COPY es correcta.',
    unexpected: 'Haga otra copia. Si sigue fallando, consulte el registro del servidor.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Todavía no se pueden hacer copias de seguridad. En el servidor, indique en la variable de entorno ',
    code('BACKUP_FOLDER'),
    ' una carpeta para ellas y reinícielo.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Si se pierde este servidor, se pierden también sus copias de seguridad. Para guardarlas además en una segunda ubicación, defina en el servidor la variable de entorno ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Cada copia de seguridad se guarda también en la segunda ubicación, cifrada con ',
    code('ASSEMBLY_SECRET'),
    '. Guárdelo en un lugar seguro: sin él, esas copias no se pueden restaurar.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Todavía no se guarda nada en la segunda ubicación. En el servidor, ponga en la variable de entorno ',
    code('ASSEMBLY_SECRET'),
    ' al menos 32 caracteres al azar y reinícielo. Guárdelos en un lugar seguro: sin ellos, esas copias no se pueden restaurar.',
  ],

  settings: {
    title: 'Cuándo hacer copias',
    automatically: 'Hacer copias automáticamente',
    off: 'No',
    other: (expression: string) => `A otras horas: ${expression}`,
    keep: {
      title: 'Cuántas copias conservar',
      daily: 'Diarias',
      weekly: 'Semanales',
      monthly: 'Mensuales',
      hint: 'La última copia de cada día, semana y mes. Las demás se eliminan.',
    },
  },

  restoring: {
    title: 'Restaurar copia de seguridad',
    question: (time: string) => `¿Quiere reemplazarlo todo por la copia del ${time}?`,
    comparing: 'Comparando con los datos actuales…',
    failed: 'No se pudo comparar la copia con los datos actuales.',
    people: 'Personas',
    added: 'Se añaden',
    removed: 'Se eliminan',
    undo: 'Antes se hace una copia de los datos actuales, así que puede deshacerlo.',
    staysLoggedIn: 'Su sesión sigue abierta. Los demás tienen que volver a entrar.',
    logsOut:
      'Se cierran todas las sesiones, también la suya. Su cuenta no está en esta copia: para entrar necesita una que sí esté.',
    busy: 'Restaurando…',
    wait: 'Puede tardar unos minutos. Deje abierta esta página.',
  },
} satisfies Messages['backups'];
