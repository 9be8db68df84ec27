import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Nie udało się odczytać, co jest zapisane w tym telefonie.',
  nothing:
    'Nic nie jest jeszcze zapisane. Na ekranie Kazania strzałka obok nagrania zapisuje je, aby można było słuchać bez internetu.',
  used: (size: string) => `Zajęte miejsce: ${size}.`,
  recordings: 'Zapisane nagrania',
  documents: (count: number) =>
    plural(count, {
      one: '1 otwarty dokument',
      few: `${number(count)} otwarte dokumenty`,
      many: `${number(count)} otwartych dokumentów`,
      other: `${number(count)} otwartego dokumentu`,
    }),
  removeAll: 'Usuń wszystkie',
  removeTitle: 'Usunięcie z telefonu',
  removeQuestion:
    'Usunąć z tego telefonu wszystkie otwarte dokumenty? Każdy zapisze się znów po otwarciu.',
  removeFailed: 'Nie udało się usunąć dokumentów. Proszę spróbować ponownie.',
} satisfies Messages['device'];
