import type { Messages } from '../catalog.ts';

export default {
  text: 'Invii questo indirizzo, o stampi il codice QR per una bacheca. Lì le persone si iscrivono e poi attendono la vostra approvazione.',
  loadFailed: 'Non è stato possibile caricare l’indirizzo.',
  address: 'Indirizzo',
  code: 'Codice QR dell’indirizzo',
  print: 'Stampa',
  poster: 'Eventi, annunci e sermoni sul telefono. Per iscriversi, inquadrare questo codice:',
  posterAddress: 'oppure aprire questo indirizzo:',
} satisfies Messages['invite'];
