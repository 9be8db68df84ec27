import type { Messages } from '../catalog.ts';

export default {
  text: 'Trimiteți această adresă sau tipăriți codul QR pentru un avizier. Oamenii se înscriu acolo, apoi așteaptă aprobarea dumneavoastră.',
  loadFailed: 'Adresa nu s-a putut încărca.',
  address: 'Adresa',
  code: 'Codul QR al adresei',
  print: 'Tipăriți',
  poster: 'Evenimente, anunțuri și predici pe telefon. Scanați acest cod pentru a vă înscrie:',
  posterAddress: 'sau deschideți această adresă:',
} satisfies Messages['invite'];
