import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Резервні копії',
  intro:
    'Резервна копія містить усе, що тут зберігається: людей, вміст, налаштування й журнал дій. Файлів із Google Диска в ній немає.',
  restored: 'Резервну копію відновлено.',
  failed: 'Не вдалося завантажити резервні копії.',
  nothing: 'Резервних копій ще немає. Щоб створити першу, натисніть «Створити копію».',
  older: (count: number) => `Старіші копії (${number(count)})`,
  now: 'Створити копію',
  running: 'Створення копії…',
  done: 'Створено нову резервну копію.',
  next: (time: string) => `Наступна копія: ${time}`,
  verified: 'Перевірено',
  notVerified: 'Не перевірено',
  where: {
    folder: 'На цьому сервері',
    copy: 'У другому місці',
    both: 'На цьому сервері та в другому місці',
  },
  download: 'Завантажити',
  downloadOf: (time: string) => `Завантажити: копія від ${time}`,
  restore: 'Відновити',
  restoreOf: (time: string) => `Відновити: копія від ${time}`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Якщо втратити цей сервер, зникнуть і його резервні копії. Щоб кожну копіювати ще й у друге місце, задайте на сервері змінну середовища ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Кожну резервну копію скопійовано й у друге місце, зашифровану за допомогою ',
    code('ASSEMBLY_SECRET'),
    '. Зберігайте це значення в надійному місці: без нього ті копії не можна відновити.',
  ],

  settings: {
    title: 'Коли створювати копії',
    automatically: 'Створювати копії автоматично',
    nightly: 'Щоночі',
    time: 'Час',
    off: 'Вимкнено',
    other: (expression: string) => `В інший час: ${expression}`,
    keep: {
      title: 'Скільки копій зберігати',
      daily: 'Щоденних',
      weekly: 'Щотижневих',
      monthly: 'Щомісячних',
      hint: 'Найновіша копія кожного дня, тижня й місяця. Інші видаляються.',
    },
  },
} satisfies Messages['backups'];
