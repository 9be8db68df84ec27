import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Поштовий сервер не налаштовано, тому листи не надсилаються. Введіть його в розділі ',
    link('Пошта'),
    '.',
  ],
  settingsTitle: 'Як сповіщати членів громади',
  defaultNotSent: 'Без щотижневого листа ті, хто нічого не вибрав, не отримують листів про новини.',
  weekly: {
    notSent: 'Не надсилається',
    time: 'Час щотижневого листа',
    title: 'Щотижневий лист',
    saveNote: 'Зберегти речення',
    failed: 'Не вдалося завантажити щотижневий лист.',
    next: (time: string) => `Наступне надсилання: ${time}.`,
    nothing:
      'Зараз у листі не було б про що писати, і його не було б надіслано: на найближчі сім днів немає подій, немає нових оголошень чи таких, що скоро закінчуються, і немає нових документів чи записів.',
    now: <E>(subject: E): Sentence<E> => ['Ось яким лист був би зараз. Тема: ', subject],
    send: 'Надіслати мені',
  },
  quietHours: {
    none: 'Без тихих годин',
    from: 'Тихі години з',
    until: 'Тихі години до',
  },

  title: 'Надсилання',
  failed: 'Не вдалося завантажити дані про надсилання.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Останній лист не вдалося надіслати.'),
    ' Причина:',
  ],
  retrying: 'Спроби триватимуть 24 години. Інші листи теж можуть затриматися.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(`Ще не надіслано сповіщень: ${number(count)}.`),
    ' Вони чекають до кінця тихих годин або до 10 хвилин після попереднього повідомлення про те саме.',
  ],
  nothingSent: (days: number) =>
    plural(days, {
      one: `За останній ${number(days)} день не було листів і push-сповіщень про новини.`,
      few: `За останні ${number(days)} дні не було листів і push-сповіщень про новини.`,
      many: `За останні ${number(days)} днів не було листів і push-сповіщень про новини.`,
      other: `За останні ${number(days)} дня не було листів і push-сповіщень про новини.`,
    }),
  counts: {
    title: (days: number) =>
      plural(days, {
        one: `Листи й push-сповіщення про новини за останній ${number(days)} день:`,
        few: `Листи й push-сповіщення про новини за останні ${number(days)} дні:`,
        many: `Листи й push-сповіщення про новини за останні ${number(days)} днів:`,
        other: `Листи й push-сповіщення про новини за останні ${number(days)} дня:`,
      }),
    waiting: 'Чекають',
    waitingSince: (count: number, since: string) => `${number(count)}, найдавніше з ${since}`,
    sent: 'Надіслано',
    failed: 'Не вдалося',
  },
  failures: {
    title: (count: number) => `Помилки (${number(count)})`,
    titleOfLast: (count: number) => `Останні помилки (${number(count)})`,
    list: 'Помилки',
    email: (name: string, address: string) => `Лист для: ${name} (${address})`,
    push: (name: string, address: string) => `Push-сповіщення для: ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, ${number(count)} спроба`,
        few: `${time}, ${number(count)} спроби`,
        many: `${time}, ${number(count)} спроб`,
        other: `${time}, ${number(count)} спроби`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, {
          one: `${number(count)} нове оголошення`,
          few: `${number(count)} нові оголошення`,
          many: `${number(count)} нових оголошень`,
          other: `${number(count)} нового оголошення`,
        }),
      events: (count: number) =>
        plural(count, {
          one: `${number(count)} скасована чи перенесена подія`,
          few: `${number(count)} скасовані чи перенесені події`,
          many: `${number(count)} скасованих чи перенесених подій`,
          other: `${number(count)} скасованої чи перенесеної події`,
        }),
      sermons: (count: number) =>
        plural(count, {
          one: `${number(count)} новий запис`,
          few: `${number(count)} нові записи`,
          many: `${number(count)} нових записів`,
          other: `${number(count)} нового запису`,
        }),
      signUps: (count: number) =>
        plural(count, {
          one: `${number(count)} нова реєстрація`,
          few: `${number(count)} нові реєстрації`,
          many: `${number(count)} нових реєстрацій`,
          other: `${number(count)} нової реєстрації`,
        }),
    },
    waiting: (what: string) => `Чекає на ваше рішення: ${what}.`,
    reasons: {
      first: 'Знайдено під час першої синхронізації. Членів громади не сповіщено.',
      restored: 'З відновленої попередньої версії. Декого вже могли сповістити.',
      origin:
        'Змінився обліковий запис, календар, список завдань або папка. Членів громади не сповіщено.',
      many: 'Їх було понад 30 водночас. Членів громади не сповіщено.',
    },
    more: (count: number) => `і ще ${number(count)}`,
    send: {
      label: 'Надіслати',
      labelOf: (what: string) => `Надіслати: ${what}`,
      title: 'Надіслати підсумок',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Ніхто не ввімкнув для цього миттєвих листів чи push-сповіщень, тому підсумок нікому не надійде. Усе одно надіслати?',
          one: `Надіслати ${number(people)} людині одне повідомлення: ${what}?`,
          few: `Надіслати ${number(people)} людям одне повідомлення: ${what}?`,
          many: `Надіслати ${number(people)} людям одне повідомлення: ${what}?`,
          other: `Надіслати ${number(people)} людям одне повідомлення: ${what}?`,
        }),
      done: 'Підсумок буде надіслано. У тихі години він чекатиме їх завершення.',
    },
    drop: {
      label: 'Не надсилати',
      labelOf: (what: string) => `Не надсилати: ${what}`,
      title: 'Не надсилати підсумок',
      question: (what: string) =>
        `Члени громади не отримають сповіщення: ${what}. Вони все одно побачать усе в застосунку.`,
      done: 'Підсумок не буде надіслано.',
    },
  },
  paused: {
    title: 'Призупинені адреси',
    reason: 'Поштовий сервер відхилив ці адреси тричі поспіль.',
    since: (time: string) => `З ${time}`,
    retry: 'Спробувати ще раз',
    resumed: 'Листи на ці адреси знову надсилаються.',
  },
} satisfies Messages['delivery'];
