import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Налаштування',
  title: (section: string) => `Налаштування: ${section}`,
  sections: {
    general: 'Загальні',
    google: 'Google',
    schedule: 'Розклад',
    email: 'Пошта',
    notifications: 'Сповіщення',
    backups: 'Резервні копії',
    about: 'Про застосунок',
  },
  failed: 'Не вдалося завантажити налаштування.',
  saved: 'Налаштування збережено.',
  nothingToSave: 'Немає чого зберігати.',

  fixed: (variable: string) => `Задано змінною середовища ${variable}.`,
  unreadable: 'Збережено тут, але цей сервер не може це прочитати.',
  unsaved: 'Ще не збережено.',
  unsavedReset: 'Ще не збережено: після збереження повернеться типове значення.',
  secretIsSet: 'Уже задано. Щоб замінити, введіть нове значення.',

  removeSecret: (label: string) => `Видалити: ${label}`,
  keepSecret: (label: string) => `Залишити: ${label}`,
  willBeRemoved: 'Буде видалено після збереження.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Паролі та інші секретні дані ще не можна зберігати. На сервері задайте змінній середовища ',
    code('ASSEMBLY_SECRET'),
    ' щонайменше 32 випадкові символи, однакові для кожного процесу, і перезапустіть його.',
  ],

  iconNotDrawn:
    'Не вдалося створити з логотипа значок для телефонів. Спробуйте інший браузер або інше зображення.',

  sending: 'Надсилання…',
  emailAccepted: (email: string) => `Поштовий сервер прийняв лист на адресу ${email}.`,

  unsavedChanges: {
    title: 'Незбережені зміни',
    question: 'Ваші зміни не збережено. Вийти, не зберігаючи їх?',
    keepEditing: 'Редагувати далі',
    discard: 'Відкинути зміни',
  },
} satisfies Messages['settings'];
