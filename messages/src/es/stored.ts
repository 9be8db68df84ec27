import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Lo que hay guardado en este teléfono no llega hasta esa fecha. Conéctese a internet para ver más.',
  noEvent:
    'No se encontró ningún evento en lo que hay guardado en este teléfono. Conéctese a internet para ver más.',
  event: 'Este evento no está guardado en este teléfono. Conéctese a internet para abrirlo.',
  eventGone: 'Este evento ya no está en el calendario.',
  file: 'Este archivo no está en la lista guardada en este teléfono. Conéctese a internet para volver a mirar.',
  folder:
    'Esta carpeta no está en la lista guardada en este teléfono. Conéctese a internet para volver a mirar.',
} satisfies Messages['stored'];
