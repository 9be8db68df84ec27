import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Non è stato possibile leggere ciò che è salvato su questo telefono.',
  nothing:
    'Non è ancora salvato nulla. In Sermoni, prema la freccia accanto a una registrazione per salvarla e ascoltarla senza connessione.',
  used: (size: string) => `Spazio usato: ${size}.`,
  recordings: 'Registrazioni salvate',
  documents: (count: number) =>
    plural(count, {
      0: 'Nessun documento aperto',
      one: '1 documento aperto',
      many: `${number(count)} di documenti aperti`,
      other: `${number(count)} documenti aperti`,
    }),
  removeAll: 'Rimuovi tutti',
  removeTitle: 'Rimuovi da questo telefono',
  removeQuestion:
    'Rimuovere da questo telefono tutti i documenti aperti? Ciascuno viene salvato di nuovo quando lo apre.',
  removeFailed: 'Non è stato possibile rimuovere i documenti. Riprovi.',
} satisfies Messages['device'];
