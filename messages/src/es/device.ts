import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'No se pudo leer lo que hay guardado en este teléfono.',
  nothing:
    'Todavía no hay nada guardado. En «Sermones», pulse la flecha junto a una grabación para guardarla y escucharla sin conexión.',
  used: (size: string) => `Espacio usado: ${size}.`,
  recordings: 'Grabaciones guardadas',
  documents: (count: number) =>
    plural(count, {
      one: '1 documento abierto',
      many: `${number(count)} de documentos abiertos`,
      other: `${number(count)} documentos abiertos`,
    }),
  removeAll: 'Quitar todos',
  removeTitle: 'Quitar de este teléfono',
  removeQuestion:
    '¿Quitar de este teléfono todos los documentos abiertos? Cada uno se guarda de nuevo cuando usted lo abre.',
  removeFailed: 'No se pudieron quitar los documentos. Inténtelo de nuevo.',
} satisfies Messages['device'];
