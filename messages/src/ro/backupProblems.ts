import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'În al doilea loc nu se trimite încă nimic. Setați pe server variabila de mediu ',
    code('ASSEMBLY_SECRET'),
    ' la cel puțin 32 de caractere aleatorii și reporniți-l. Păstrați această valoare într-un loc sigur: fără ea, acele copii nu se pot restaura.',
  ],
} satisfies Messages['backupProblems'];
