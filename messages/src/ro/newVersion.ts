import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `Este disponibilă versiunea ${version}`,
  changes: 'Ce este nou',
  more: 'Mai multe despre această versiune',
  how: 'Faceți întâi o copie de rezervă. Apoi, pe server, opriți aplicația, puneți noua versiune în dosarul ei și rulați acolo:',
  container: 'Dacă aplicația rulează într-un container, porniți în schimb noua imagine.',
} satisfies Messages['newVersion'];
