import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Copii de rezervă',
  intro:
    'O copie de rezervă cuprinde tot ce este păstrat aici: persoane, conținut, setări și jurnalul de activitate. Fișierele din Google Drive nu sunt incluse.',
  restored: 'Copia de rezervă a fost restaurată.',
  failed: 'Copiile de rezervă nu s-au putut încărca.',
  nothing: 'Nicio copie de rezervă încă. Pentru prima, apăsați „Faceți o copie acum”.',
  older: (count: number) => `Copii mai vechi (${number(count)})`,
  now: 'Faceți o copie acum',
  running: 'Se face copia…',
  done: 'S-a făcut o nouă copie de rezervă.',
  next: (time: string) => `Următoarea copie: ${time}`,
  verified: 'Verificată',
  notVerified: 'Neverificată',
  where: {
    folder: 'Pe acest server',
    copy: 'În al doilea loc',
    both: 'Pe acest server și în al doilea loc',
  },
  download: 'Descărcați',
  downloadOf: (time: string) => `Descărcați: copia din ${time}`,
  restore: 'Restaurați',
  restoreOf: (time: string) => `Restaurați: copia din ${time}`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Dacă acest server se pierde, se pierd și copiile lui. Pentru ca fiecare să fie trimisă și într-un al doilea loc, setați pe server variabila de mediu ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Fiecare copie de rezervă este trimisă în al doilea loc, criptată cu ',
    code('ASSEMBLY_SECRET'),
    '. Păstrați această valoare într-un loc sigur: fără ea, acele copii nu se pot restaura.',
  ],

  settings: {
    title: 'Când se fac copiile',
    automatically: 'Copii automate',
    nightly: 'În fiecare noapte',
    time: 'Ora',
    off: 'Dezactivate',
    other: (expression: string) => `La alte ore: ${expression}`,
    keep: {
      title: 'Câte copii se păstrează',
      daily: 'Zilnice',
      weekly: 'Săptămânale',
      monthly: 'Lunare',
      hint: 'Cea mai nouă copie din fiecare zi, săptămână și lună. Celelalte se șterg.',
    },
  },
} satisfies Messages['backups'];
