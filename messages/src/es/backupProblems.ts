import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Todavía no se guarda nada en la segunda ubicación. En el servidor, ponga en la variable de entorno ',
    code('ASSEMBLY_SECRET'),
    ' al menos 32 caracteres al azar y reinícielo. Guárdelos en un lugar seguro: sin ellos, esas copias no se pueden restaurar.',
  ],
} satisfies Messages['backupProblems'];
