import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'La sua comunità',
  contact: 'Contatto',
  contactHelp:
    'Compare nella pagina di accesso per chi non può accedere, per esempio per chi attende l’approvazione. Lì chiunque può vederlo.',
  notReviewed: (language: string) =>
    `I testi in ${language} non sono ancora stati rivisti da una persona madrelingua.`,

  logo: {
    title: 'Logo',
    current: 'Il logo attuale',
    upload: 'Carica un logo',
    formats: (maxKb: number) => `PNG, JPEG, WebP o SVG, al massimo ${number(maxKb)} kB.`,
    where: 'Compare in cima a ogni pagina e all’accesso.',
    remove: 'Rimuovi il logo',
    saved: 'Logo salvato.',
    removed: 'Logo rimosso.',
    notAnImage: 'Questo file non è un’immagine che si possa mostrare.',
  },
} satisfies Messages['general'];
