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
  update: {
    title: (version: string) => `La versión ${version} está disponible`,
    changes: 'Novedades',
    more: 'Más sobre esta versión',
    how: 'Haga primero una copia de seguridad. Después, en el servidor, detenga la aplicación, ponga la nueva versión en su carpeta y ejecute allí:',
    container: 'Si la aplicación funciona en un contenedor, inicie en su lugar la nueva imagen.',
  },
} satisfies Messages['about'];
