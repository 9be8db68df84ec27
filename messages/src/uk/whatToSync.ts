import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Зберегти й синхронізувати',
  asking: 'Запит до Google…',
  nothingFound: 'У цьому обліковому записі нічого не знайдено.',
  notInAccount: (id: string) => `${id} (немає в цьому обліковому записі)`,
  calendarsHint: 'Подія, яка є в кількох календарях, показується в тому, який ви вибрали першим.',
  publicCalendars: 'Публічні календарі інших людей',
  calendarMissing: 'Виберіть щонайменше один календар.',
  keyMissing: 'Введіть ключ API.',
  listsHint: 'Члени громади бачать незавершені завдання з цих списків як оголошення.',
  allLists: 'Усі списки, зокрема додані пізніше',
  documents: 'Документи',
  wholeDrive: 'Показувати членам громади всі файли цього Google Диска',
  noFolder: 'Жодної: члени громади не бачать документів',
  folderHint:
    'Члени громади бачать усі файли в цій папці. Щоб вибрати папку всередині іншої, спершу виберіть зовнішню.',
  counting: 'Підрахунок файлів…',
  files: (count: number) =>
    plural(count, {
      0: 'Члени громади ще не побачать жодного файлу.',
      one: `Члени громади побачать ${number(count)} файл.`,
      few: `Члени громади побачать ${number(count)} файли.`,
      many: `Члени громади побачать ${number(count)} файлів.`,
      other: `Члени громади побачать ${number(count)} файлу.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: `Члени громади побачать щонайменше ${number(count)} файл.`,
      few: `Члени громади побачать щонайменше ${number(count)} файли.`,
      many: `Члени громади побачать щонайменше ${number(count)} файлів.`,
      other: `Члени громади побачать щонайменше ${number(count)} файлу.`,
    }),
  filesMoreThan: (count: number) =>
    plural(count, {
      one: `Члени громади побачать понад ${number(count)} файл.`,
      few: `Члени громади побачать понад ${number(count)} файли.`,
      many: `Члени громади побачать понад ${number(count)} файлів.`,
      other: `Члени громади побачать понад ${number(count)} файлу.`,
    }),
} satisfies Messages['whatToSync'];
