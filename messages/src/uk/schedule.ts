import type { Messages } from '../catalog.ts';

export default {
  title: 'Коли синхронізувати з Google',
  automatically: 'Синхронізувати автоматично',
  byHand: 'Лише вручну',
  hourly: 'Щогодини',
  nightly: 'Щоночі, у вибраний вами час',
  advanced: 'Для досвідчених: вираз cron',
  time: 'Час',
  cron: 'Вираз cron',
  cronFields: 'Хвилина, година, день місяця, місяць, день тижня.',
  invalid: 'Введіть вираз cron, наприклад 0 5 * * *.',
  next: 'Наступні синхронізації',
  nextFailed: 'Не вдалося завантажити наступні синхронізації.',
  never: 'За цим розкладом синхронізація ніколи не відбудеться.',
} satisfies Messages['schedule'];
