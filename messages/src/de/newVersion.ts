import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `Version ${version} ist verfügbar`,
  changes: 'Was neu ist',
  more: 'Mehr über diese Version',
  how: 'Machen Sie zuerst eine Sicherung. Beenden Sie dann die App auf dem Server, legen Sie die neue Version in ihren Ordner, und führen Sie dort aus:',
  container: 'Läuft die App in einem Container, starten Sie stattdessen das neue Image.',
} satisfies Messages['newVersion'];
