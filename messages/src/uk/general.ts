import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Ваша громада',
  contact: 'Контакт',
  contactHelp:
    'Показується на сторінці входу людям, які не можуть увійти, наприклад чекають на схвалення. Його там може побачити будь-хто.',
  notReviewed: (language: string) =>
    `Тексти цією мовою (${language}) ще не перевірив жоден носій мови.`,

  logo: {
    title: 'Логотип',
    current: 'Поточний логотип',
    upload: 'Завантажити логотип',
    formats: (maxKb: number) => `PNG, JPEG, WebP або SVG, не більше ${number(maxKb)} кБ.`,
    where: 'Показується вгорі кожної сторінки та під час входу.',
    remove: 'Видалити логотип',
    saved: 'Логотип збережено.',
    removed: 'Логотип видалено.',
    notAnImage: 'Цей файл не є зображенням, яке можна показати.',
  },
} satisfies Messages['general'];
