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

  settings: {
    title: 'Cuándo hacer copias',
    automatically: 'Hacer copias automáticamente',
    nightly: 'Cada noche',
    time: 'Hora',
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
} satisfies Messages['backups'];
