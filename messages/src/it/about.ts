import type { Messages } from '../catalog.ts';

export default {
  title: 'Su questa installazione',
  version: 'Versione',
  database: 'Database',
  databaseSize: (kind: string, size: string) => `${kind}, ${size}`,
  node: 'Node',
  documentation: 'Documentazione',
  guide: 'Guida per la gestione',
  api: 'API',
  openApi: 'Descrizione dell’API (OpenAPI)',
  changelog: 'Novità delle versioni',
  update: {
    title: (version: string) => `È disponibile la versione ${version}`,
    changes: 'Novità',
    more: 'Altro su questa versione',
    how: 'Prima faccia un backup. Poi, sul server, fermi l’app, metta la nuova versione nella sua cartella ed esegua lì:',
    container: 'Se l’app gira in un container, avvii invece la nuova immagine.',
  },
} satisfies Messages['about'];
