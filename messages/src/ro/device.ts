import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Nu s-a putut citi ce este salvat pe acest telefon.',
  nothing:
    'Nu este încă nimic salvat. În Predici, apăsați săgeata de lângă o înregistrare pentru a o salva și a o asculta fără internet.',
  used: (size: string) => `Spațiu ocupat: ${size}.`,
  recordings: 'Înregistrări salvate',
  documents: (count: number) =>
    plural(count, {
      0: 'Niciun document deschis',
      one: '1 document deschis',
      few: `${number(count)} documente deschise`,
      other: `${number(count)} de documente deschise`,
    }),
  removeAll: 'Eliminați tot',
  removeTitle: 'Eliminarea de pe acest telefon',
  removeQuestion:
    'Eliminați toate documentele deschise de pe acest telefon? Fiecare se salvează din nou când îl deschideți.',
  removeFailed: 'Documentele nu s-au putut elimina. Încercați din nou.',
} satisfies Messages['device'];
