import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Commandes du PDF',
  pagesOf: (title: string) => `Pages : ${title}`,
  page: 'Page',
  pageNumber: (page: number) => `Page ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Page '),
    field,
    ` sur ${number(count)}`,
  ],
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoom: (percent: string) => `Taille ${percent}. Afficher toute la largeur`,
  wholeWidth: 'Afficher toute la largeur',
  find: 'Rechercher dans le document',
  previousMatch: 'Résultat précédent',
  nextMatch: 'Résultat suivant',
  closeFind: 'Fermer la recherche',
  match: (current: number, total: number) => `${number(current)} sur ${number(total)}`,
  searching: 'Recherche…',
  notFound: 'Introuvable',
  scanned: 'Ce PDF est numérisé, on ne peut donc pas rechercher dans son texte.',
  pageFailed: 'Cette page n’a pas pu être affichée.',
  damaged:
    'Ce PDF est endommagé ou incomplet et ne peut pas être affiché. Téléchargez-le pour essayer une autre application.',
  protected:
    'Ce PDF est protégé par un mot de passe. Téléchargez-le pour l’ouvrir dans une application qui le demande.',
  link: {
    title: 'Ouvrir le lien',
    question: (address: string) => `Ce lien mène à ${address}. Voulez-vous l’ouvrir ?`,
    open: 'Ouvrir',
  },
} satisfies Messages['pdf'];
