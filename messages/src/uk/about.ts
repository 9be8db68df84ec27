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
} satisfies Messages['about'];
