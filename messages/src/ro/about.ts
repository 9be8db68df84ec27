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
  update: {
    title: (version: string) => `Este disponibilă versiunea ${version}`,
    changes: 'Ce este nou',
    more: 'Mai multe despre această versiune',
    how: 'Faceți întâi o copie de rezervă. Apoi, pe server, opriți aplicația, puneți noua versiune în dosarul ei și rulați acolo:',
    container: 'Dacă aplicația rulează într-un container, porniți în schimb noua imagine.',
  },
} satisfies Messages['about'];
