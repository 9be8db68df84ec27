import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Зберегти на телефоні',
  saved: 'Збережено на телефоні',
  saving: (percent: string) => `Збереження на телефоні, ${percent}`,
  paused: (percent: string) => `Збереження призупинено, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'Цей запис збережено на телефоні. Його можна слухати без інтернету.',
  whileSaving: 'Поки запис зберігається, можна далі користуватися застосунком.',

  saveAll: {
    button: 'Зберегти всі записи на телефоні',
    title: 'Зберегти на телефоні',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `Зберегти на телефоні ${number(recordings)} запис (${size})?`,
        few: `Зберегти на телефоні ${number(recordings)} записи (${size})?`,
        many: `Зберегти на телефоні ${number(recordings)} записів (${size})?`,
        other: `Зберегти на телефоні ${number(recordings)} запису (${size})?`,
      }),
    nothingLeft: 'Усі записи з цієї папки вже на телефоні.',
  },
  onThisPhone: 'На телефоні',

  progress: {
    label: (title: string) => `Збереження: ${title}`,
    saving: (amount: string) => `Збереження: ${amount}`,
    waiting: (amount: string) => `Очікування: ${amount}`,
    paused: (amount: string) => `Призупинено: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} з ${whole}`,
  },
  play: 'Відтворити',
  playItem: (title: string) => `Відтворити: ${title}`,
  pause: 'Пауза',
  pauseItem: (title: string) => `Пауза: ${title}`,
  resume: 'Продовжити',
  resumeItem: (title: string) => `Продовжити: ${title}`,
  cancelItem: (title: string) => `Скасувати: ${title}`,
  remove: {
    button: 'Видалити',
    item: (title: string) => `Видалити: ${title}`,
    title: 'Видалити з телефона',
    question: (title: string) =>
      `Видалити «${title}» з цього телефона? Коли є інтернет, можна зберегти знову.`,
    keep: 'Залишити',
    failed: 'Не вдалося видалити запис. Спробуйте ще раз.',
  },

  done: (title: string) => `Збережено на телефоні: ${title}`,
  interrupted: 'Немає з’єднання або сервер зайнятий. Збереження продовжиться автоматично.',
  noSpace:
    'На цьому телефоні немає місця. Видаліть непотрібні записи або фото й застосунки, а потім спробуйте ще раз.',
  failed: 'Не вдалося зберегти запис. Спробуйте ще раз.',
} satisfies Messages['downloads'];
