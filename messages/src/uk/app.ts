import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Перейти до вмісту',
  screens: {
    documents: 'Документи та проповіді',
    documentsShort: 'Документи',
    users: 'Користувачі',
    dataSync: 'Синхронізація',
    settings: 'Налаштування',
  },
  menu: {
    main: 'Головне меню',
    open: 'Меню',
    close: 'Закрити меню',
    allScreens: 'Усі екрани',
    account: 'Ваш обліковий запис',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Ваш обліковий запис: '),
      person,
    ],
    logOut: 'Вийти',
  },
  loggingOut: 'Вихід…',
  logoutFailed: 'Не вдалося вийти. Спробуйте ще раз.',
} satisfies Messages['app'];
