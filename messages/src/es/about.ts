import type { Messages } from '../catalog.ts';

export default {
  title: 'Acerca de esta instalación',
  version: 'Versión',
  database: 'Base de datos',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentación',
  guide: 'Guía de operación',
  api: 'API',
  openApi: 'Descripción de la API (OpenAPI)',
  changelog: 'Cambios',
} satisfies Messages['about'];
