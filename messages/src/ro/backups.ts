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

  warnings: {
    failing: 'Copiile de rezervă eșuează.',
    too_old: 'Cea mai nouă copie de rezervă este prea veche. Apăsați „Faceți o copie acum”.',
    disk_nearly_full: 'Discul este aproape plin. În curând nu va mai fi loc pentru copii.',
  },
  lastFailed: (time: string) => `Ultima copie de rezervă a eșuat (${time}).`,
  failures: {
    folder_missing: 'Dosarul pentru copiile de rezervă nu există. Creați-l pe server.',
    folder_not_writable:
      'Aplicația nu poate scrie în dosarul pentru copiile de rezervă. Verificați pe server cui îi aparține dosarul.',
    disk_full: 'Discul este plin. Eliberați spațiu sau păstrați mai puține copii.',
    not_verified:
      'Fișierul nu s-a putut citi așa cum a fost scris. Faceți încă o copie. Dacă eșuează din nou, verificați discul.',
    copy_failed:
      'Nu s-a putut trimite în al doilea loc. Verificați pe server dacă acest loc este accesibil și dacă BACKUP_COPY este corectă.',
    unexpected: 'Faceți încă o copie. Dacă eșuează din nou, consultați jurnalul serverului.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Nu se pot face încă copii de rezervă. Setați pe server variabila de mediu ',
    code('BACKUP_FOLDER'),
    ' la un dosar pentru ele și reporniți-l.',
  ],
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'În al doilea loc nu se trimite încă nimic. Setați pe server variabila de mediu ',
    code('ASSEMBLY_SECRET'),
    ' la cel puțin 32 de caractere aleatorii și reporniți-l. Păstrați această valoare într-un loc sigur: fără ea, acele copii nu se pot restaura.',
  ],

  settings: {
    title: 'Când se fac copiile',
    automatically: 'Copii automate',
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

  restoring: {
    title: 'Restaurarea copiei de rezervă',
    question: (time: string) => `Doriți să înlocuiți totul cu copia din ${time}?`,
    comparing: 'Se compară cu datele actuale…',
    failed: 'Copia nu s-a putut compara cu datele actuale.',
    people: 'Persoane',
    added: 'Adăugate',
    removed: 'Eliminate',
    undo: 'Mai întâi se face o copie a datelor actuale, așa că puteți reveni la ele.',
    staysLoggedIn: 'Rămâneți în cont. Toți ceilalți trebuie să intre din nou.',
    logsOut:
      'Toți sunt scoși din cont, și dumneavoastră. Contul dumneavoastră nu este în această copie: pentru a intra aveți nevoie de unul care este.',
    busy: 'Se restaurează…',
    wait: 'Poate dura câteva minute. Lăsați această pagină deschisă.',
  },
} satisfies Messages['backups'];
