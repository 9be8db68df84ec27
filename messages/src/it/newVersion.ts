import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `È disponibile la versione ${version}`,
  changes: 'Novità',
  more: 'Altro su questa versione',
  how: 'Prima faccia un backup. Poi, sul server, fermi l’app, metta la nuova versione nella sua cartella ed esegua lì:',
  container: 'Se l’app gira in un container, avvii invece la nuova immagine.',
} satisfies Messages['newVersion'];
