import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `La versión ${version} está disponible`,
  changes: 'Novedades',
  more: 'Más sobre esta versión',
  how: 'Haga primero una copia de seguridad. Después, en el servidor, detenga la aplicación, ponga la nueva versión en su carpeta y ejecute allí:',
  container: 'Si la aplicación funciona en un contenedor, inicie en su lugar la nueva imagen.',
} satisfies Messages['newVersion'];
