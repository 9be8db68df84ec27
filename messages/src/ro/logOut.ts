import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Ieșiți din cont?',
  question: (recordings: number) =>
    plural(recordings, {
      one: 'La ieșirea din cont, 1 înregistrare salvată se elimină de pe acest dispozitiv. O puteți salva din nou data viitoare când intrați în cont.',
      few: `La ieșirea din cont, ${number(recordings)} înregistrări salvate se elimină de pe acest dispozitiv. Le puteți salva din nou data viitoare când intrați în cont.`,
      other: `La ieșirea din cont, ${number(recordings)} de înregistrări salvate se elimină de pe acest dispozitiv. Le puteți salva din nou data viitoare când intrați în cont.`,
    }),
  stay: 'Rămâneți în cont',
  confirm: 'Ieșiți din cont',
} satisfies Messages['logOut'];
