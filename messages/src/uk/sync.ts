import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Синхронізація даних',
  intro: 'Копіює в застосунок календар, списки завдань і диск із Google.',
  start: 'Синхронізувати дані',
  starting: 'Запуск…',
  confirm: {
    title: 'Підтвердьте синхронізацію',
    question: 'Справді синхронізувати дані?',
  },
  loadFailed: 'Не вдалося завантажити стан синхронізації.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google ще не під’єднано. ',
    link('Під’єднати в налаштуваннях'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Про деякі зміни членів громади не сповіщено, бо їх було забагато. ',
    link('Вирішити в налаштуваннях'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'порожньо',
      one: `${number(count)} елемент`,
      few: `${number(count)} елементи`,
      many: `${number(count)} елементів`,
      other: `${number(count)} елемента`,
    }),
  more: (count: number) => `і ще ${number(count)}`,
  untitled: 'Без назви',

  sources: 'Джерела',
  origins: {
    events: 'з Google Календаря',
    announcements: 'з Google Tasks',
    documents: 'з Google Диска',
  },
  neverSynced: 'Ще не синхронізовано',
  lastSynced: (time: string) => `Остання синхронізація: ${time}`,
  restoredBy: (name: string, time: string) => `Відновлено попередню версію (${name}, ${time})`,
  states: {
    waiting: 'Очікування',
    reading: 'Читання з Google',
    writing: 'Збереження',
    done: 'Готово',
    failed: 'Помилка',
    stopped: 'Зупинено',
    interrupted: 'Перервано',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Синхронізацію призупинено',
    text: 'Із Google зникло понад половину елементів або подій одного з календарів. Ще нічого не видалено. Перегляньте список і підтвердьте.',
    count: (source: string, count: number) => `${source}, буде видалено: ${number(count)}`,
    list: (source: string) => `${source}, які буде видалено`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          one: `${number(count)} раз`,
          few: `${number(count)} рази`,
          many: `${number(count)} разів`,
          other: `${number(count)} разу`,
        }),
      folder: 'папка',
      folderIn: (folder: string) => `папка в «${folder}»`,
      inside: (parent: string) => `у «${parent}»`,
    },
    confirm: 'Видалити й синхронізувати',
    items: {
      events: (count: number) =>
        plural(count, {
          one: `${number(count)} подію`,
          few: `${number(count)} події`,
          many: `${number(count)} подій`,
          other: `${number(count)} події`,
        }),
      announcements: (count: number) =>
        plural(count, {
          one: `${number(count)} оголошення`,
          few: `${number(count)} оголошення`,
          many: `${number(count)} оголошень`,
          other: `${number(count)} оголошення`,
        }),
      documents: (count: number) =>
        plural(count, {
          one: `${number(count)} документ`,
          few: `${number(count)} документи`,
          many: `${number(count)} документів`,
          other: `${number(count)} документа`,
        }),
    },
    question: (items: string[]) => `Справді синхронізувати дані й видалити ${items.join(' і ')}?`,
    yes: 'Видалити й синхронізувати',
  },

  connection: {
    title: 'З’єднання',
    demo: 'Деморежим: дані надходять з імітації Google на цьому комп’ютері.',
    account: 'Обліковий запис Google',
    accountUnknown: 'Ще невідомо',
    calendars: (count: number) =>
      plural(count, {
        0: 'Календар',
        1: 'Календар',
        one: 'Календарі',
        few: 'Календарі',
        many: 'Календарі',
        other: 'Календарі',
      }),
    noCalendars: 'Ще не вибрано',
    signIn: 'Вхід у Google',
    signInStates: {
      refused: 'Відхилено Google',
      unreadable: 'Цей сервер не може його прочитати',
      unused: 'Ще не використано',
      used: (time: string, ago: string) => `Використовується з ${time} (${ago})`,
    },
    schedule: 'Розклад',
    noSchedule: 'Немає. Дані синхронізуються лише тоді, коли хтось запустить це тут.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Наступна синхронізація: ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Історія синхронізацій',
    nothing: 'Синхронізацій ще не було.',
    showFewer: 'Показати менше',
    showAll: (count: number) => `Показати всі (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => name,
      schedule: 'за розкладом',
      command: 'командою на сервері',
      demo: 'деморежим',
    },
    outcomes: {
      running: 'триває',
      done: 'завершено',
      failed: 'помилка',
      partlyFailed: 'частково помилка',
      interrupted: 'перервано',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) => `додано: ${number(count)}`,
      changed: (count: number) => `змінено: ${number(count)}`,
      removed: (count: number) => `видалено: ${number(count)}`,
      unchanged: (count: number) => `без змін: ${number(count)}`,
      skipped: (count: number) => `пропущено: ${number(count)}`,
    },
    noChanges: 'без змін',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: очікування`,
      reading: (source: string) => `${source}: читання з Google`,
      writing: (source: string) => `${source}: збереження`,
      failed: (source: string) => `${source}: помилка`,
      stopped: (source: string) => `${source}: зупинено`,
      interrupted: (source: string) => `${source}: перервано`,
    },
    sources: {
      waiting: (source: string) => `${source}: очікування`,
      reading: (source: string) => `${source}: читання з Google`,
      writing: (source: string) => `${source}: збереження`,
      done: (source: string) => `${source}: готово`,
      failed: (source: string) => `${source}: помилка`,
      stopped: (source: string) => `${source}: зупинено`,
      interrupted: (source: string) => `${source}: перервано`,
    },
    skipped: 'Пропущено:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Попередні версії',
    text: 'Зберігаються три останні версії кожного джерела. Перед відновленням поточні дані зберігаються, тож його можна скасувати. Наступна синхронізація замінить версію даними з Google.',
    loadFailed: 'Не вдалося завантажити попередні версії.',
    nothing: 'Попередніх версій ще немає.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` (стан до ${time}): ${items}`,
    ],
    restore: 'Відновити',
    restoreOne: (source: string, time: string) => `Відновити: ${source} (стан до ${time})`,
    restoring: 'Відновлення попередньої версії…',
    restored: 'Попередню версію відновлено.',
    confirmTitle: 'Підтвердьте відновлення',
    question: (source: string, time: string) => `Справді відновити: ${source} (стан до ${time})?`,
  },
} satisfies Messages['sync'];
