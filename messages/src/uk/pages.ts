import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Вхід – ${assembly}`,
  description: (assembly: string) => `Події, оголошення й документи громади ${assembly}.`,
  needsScript: 'Цьому застосунку потрібен JavaScript. Увімкніть його у своєму браузері.',
  loginNeedsScript: 'Для входу потрібен JavaScript. Увімкніть його у своєму браузері.',
  notLoaded: 'Не вдалося завантажити застосунок.',
  notLoadedOffline: 'Не вдалося завантажити застосунок. Немає інтернету.',

  outdated: {
    title: 'Оновіть, будь ласка, браузер',
    text: (assembly: string, browsers: string[]) =>
      `Застосунок громади ${assembly} працює в цих браузерах і в їхніх новіших версіях: ${list(browsers)}.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('На iPhone чи iPad'),
      ' відкрийте «Параметри», «Загальні», «Оновлення ПЗ» і встановіть найновішу iOS. Так оновляться всі браузери.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('На телефоні з Android'),
      ' відкрийте Play Маркет, знайдіть Chrome і натисніть «Оновити».',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('На комп’ютері'),
      ' оновіть браузер або встановіть найновіший Firefox чи Chrome.',
    ],
    otherDevice: 'Якщо для вашого пристрою немає оновлення, відкрийте цю сторінку на іншому.',
  },
} satisfies Messages['pages'];
