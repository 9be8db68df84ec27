import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Завантаження…',
  more: 'Більше',
  noTitle: '(Без назви)',
  retry: 'Спробувати ще раз',
  moreAbout: (title: string) => `Більше: ${title}`,
  events: 'Події',
  announcements: 'Оголошення',
  sermons: 'Проповіді',
  offline: 'Немає інтернету.',
  unreachable: (assembly: string) => `Сервер громади ${assembly} не відповідає.`,
  pleaseTryAgain: (why: string) => `${why} Спробуйте ще раз.`,

  pageNotLoaded: 'Не вдалося показати цю сторінку. Оновіть її, будь ласка.',
  pageFailed:
    'Не вдалося показати цю сторінку. Оновіть її, будь ласка. Якщо не допоможе, повідомте адміністратора.',
  reload: 'Оновити',

  clearSearch: 'Очистити пошук',

  fileOpening: 'Зачекайте, файл відкривається.',
  loggedIn: 'Ви ввійшли. Події відкриваються.',

  closeNotification: 'Закрити сповіщення',
  opensInNewTab: '(у новій вкладці)',
  today: 'сьогодні',
  tomorrow: 'завтра',
  minutes: (count: number) => `${number(count)}\u00A0хв`,
} satisfies Messages['common'];
