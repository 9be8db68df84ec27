import type { Messages } from '../catalog.ts';

export default {
  title: 'Про це встановлення',
  version: 'Версія',
  database: 'База даних',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Документація',
  guide: 'Посібник з обслуговування',
  api: 'API',
  openApi: 'Опис API (OpenAPI)',
  changelog: 'Список змін',
  update: {
    title: (version: string) => `Доступна версія ${version}`,
    changes: 'Що нового',
    more: 'Докладніше про цю версію',
    how: 'Спочатку створіть резервну копію. Потім на сервері зупиніть застосунок, помістіть нову версію в його теку й виконайте там:',
    container: 'Якщо застосунок працює в контейнері, натомість запустіть новий образ.',
  },
} satisfies Messages['about'];
