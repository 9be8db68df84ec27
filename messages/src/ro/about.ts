import type { Messages } from '../catalog.ts';

export default {
  title: 'Despre această instalare',
  version: 'Versiune',
  database: 'Bază de date',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentație',
  guide: 'Ghid de operare',
  api: 'API',
  openApi: 'Descrierea API-ului (OpenAPI)',
  changelog: 'Istoricul versiunilor',
} satisfies Messages['about'];
