import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Biserica dumneavoastră',
  contact: 'Contact',
  contactHelp:
    'Apare pe pagina de intrare pentru cei care nu pot intra în cont, de exemplu cei care așteaptă aprobarea. Acolo îl poate vedea oricine.',
  notReviewed: (language: string) =>
    `Textele în ${language} nu au fost încă revizuite de un vorbitor nativ.`,

  logo: {
    title: 'Siglă',
    current: 'Sigla actuală',
    upload: 'Încărcați o siglă',
    formats: (maxKb: number) => `PNG, JPEG, WebP sau SVG, cel mult ${number(maxKb)} kB.`,
    where: 'Apare în partea de sus a fiecărei pagini și la intrarea în cont.',
    remove: 'Eliminați sigla',
    saved: 'Sigla a fost salvată.',
    removed: 'Sigla a fost eliminată.',
    notAnImage: 'Acest fișier nu este o imagine care poate fi afișată.',
  },
} satisfies Messages['general'];
