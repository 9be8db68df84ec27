import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Votre communauté',
  contact: 'Contact',
  contactHelp:
    'Affiché sur la page de connexion pour qui ne peut pas se connecter, par exemple en attendant la validation. Tout le monde peut le voir à cet endroit.',
  notReviewed: (language: string) =>
    `Les textes en ${language} n’ont pas encore été relus par une personne de langue maternelle.`,

  logo: {
    title: 'Logo',
    current: 'Le logo actuel',
    upload: 'Importer un logo',
    formats: (maxKb: number) => `PNG, JPEG, WebP ou SVG, ${number(maxKb)} ko au maximum.`,
    where: 'Affiché en haut de chaque page et à la connexion.',
    remove: 'Supprimer le logo',
    saved: 'Logo enregistré.',
    removed: 'Logo supprimé.',
    notAnImage: 'Ce fichier n’est pas une image qui peut être affichée.',
  },
} satisfies Messages['general'];
