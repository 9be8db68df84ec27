import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Guardar y sincronizar ahora',
  asking: 'Preguntando a Google…',
  nothingFound: 'No se encontró nada en esta cuenta.',
  notInAccount: (id: string) => `${id} (no está en esta cuenta)`,
  calendarsHint: 'Un evento que está en varios se muestra en el que usted eligió primero.',
  publicCalendars: 'Calendarios públicos de otros',
  calendarMissing: 'Elija al menos un calendario.',
  keyMissing: 'Escriba una clave de API.',
  listsHint: 'Los miembros ven como anuncios las tareas pendientes de estas listas.',
  allLists: 'Todas las listas, también las que se añadan después',
  documents: 'Documentos',
  wholeDrive: 'Mostrar a los miembros todos los archivos de este Google Drive',
  noFolder: 'Ninguna: los miembros no ven documentos',
  folderHint:
    'Los miembros ven todos sus archivos. Para una carpeta dentro de otra, elija primero la exterior.',
  counting: 'Contando los archivos…',
  files: (count: number) =>
    plural(count, {
      0: 'Los miembros no verán todavía ningún archivo.',
      one: 'Los miembros verán 1 archivo.',
      many: `Los miembros verán ${number(count)} de archivos.`,
      other: `Los miembros verán ${number(count)} archivos.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: 'Los miembros verán al menos 1 archivo.',
      many: `Los miembros verán al menos ${number(count)} de archivos.`,
      other: `Los miembros verán al menos ${number(count)} archivos.`,
    }),
  filesMoreThan: (count: number) =>
    plural(count, {
      many: `Los miembros verán más de ${number(count)} de archivos.`,
      other: `Los miembros verán más de ${number(count)} archivos.`,
    }),
} satisfies Messages['whatToSync'];
