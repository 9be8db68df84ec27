import type { Messages } from '../catalog.ts';

export default {
  title: 'À propos de cette installation',
  version: 'Version',
  database: 'Base de données',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentation',
  guide: 'Guide d’exploitation',
  api: 'API',
  openApi: 'Description de l’API (OpenAPI)',
  changelog: 'Journal des modifications',
} satisfies Messages['about'];
