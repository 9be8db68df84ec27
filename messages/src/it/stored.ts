import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Ciò che è salvato su questo telefono non arriva così avanti. Si colleghi a internet per vedere di più.',
  noEvent:
    'Nessun evento trovato in ciò che è salvato su questo telefono. Si colleghi a internet per vedere di più.',
  event: 'Questo evento non è salvato su questo telefono. Si colleghi a internet per aprirlo.',
  eventGone: 'Questo evento non è più nel calendario.',
  file: 'Questo file non è nell’elenco salvato su questo telefono. Si colleghi a internet per cercare di nuovo.',
  folder:
    'Questa cartella non è nell’elenco salvato su questo telefono. Si colleghi a internet per cercare di nuovo.',
} satisfies Messages['stored'];
