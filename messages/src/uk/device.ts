import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Не вдалося прочитати, що збережено на цьому телефоні.',
  nothing:
    'Ще нічого не збережено. На екрані «Проповіді» натисніть стрілку біля запису, щоб зберегти його та слухати без інтернету.',
  used: (size: string) => `Використано ${size}.`,
  recordings: 'Збережені записи',
  documents: (count: number) =>
    plural(count, {
      one: `${number(count)} відкритий документ`,
      few: `${number(count)} відкриті документи`,
      many: `${number(count)} відкритих документів`,
      other: `${number(count)} відкритого документа`,
    }),
  removeAll: 'Видалити всі',
  removeTitle: 'Видалити з телефона',
  removeQuestion:
    'Видалити з цього телефона всі відкриті документи? Кожен збережеться знову, коли ви його відкриєте.',
  removeFailed: 'Не вдалося видалити документи. Спробуйте ще раз.',
} satisfies Messages['device'];
