import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documents',
  search: 'Rechercher un document',
  list: 'Liste des documents',
  pages: 'Pages des documents',
  loadFailed: 'Les documents n’ont pas pu être chargés.',
  nothingFound: 'Aucun document trouvé.',
  emptyFolder: 'Ce dossier ne contient aucun document.',
  noFiles: 'Ce dossier ne contient aucun fichier.',
  count: (count: number) =>
    plural(count, {
      0: 'Aucun élément',
      one: `${number(count)} élément`,
      many: `${number(count)} d’éléments`,
      other: `${number(count)} éléments`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Aucun élément trouvé',
      one: `${number(count)} élément trouvé`,
      many: `${number(count)} d’éléments trouvés`,
      other: `${number(count)} éléments trouvés`,
    }),
  newFiles: (count: number) =>
    plural(count, { one: `${number(count)} nouveau`, other: `${number(count)} nouveaux` }),
  goToDocuments: 'Voir les documents',
  breadcrumb: 'Dossiers parents',
  inPlayer: 'Dans le lecteur :',
  inFolder: <E>(folder: E): Sentence<E> => ['dans ', folder],

  kinds: {
    folder: 'Dossier',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Image',
    video: 'Vidéo',
    spreadsheet: 'Tableur',
    presentation: 'Présentation',
    document: 'Document',
    google: 'Document',
    other: 'Fichier',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Télécharger',
  openInNewTab: 'Ouvrir dans un nouvel onglet',
  fileNotLoaded: 'Le fichier n’a pas pu être chargé.',
  fileNotLoadedRetry: 'Le fichier n’a pas pu être chargé. Veuillez réessayer.',
  fileNotStored: (reason: string) =>
    `${reason} Ce fichier n’est pas sur ce téléphone. Ouvrez-le une fois avec une connexion : il s’ouvrira ensuite aussi sans.`,
  notSupported: 'Ce navigateur ne peut pas afficher le fichier. Téléchargez-le plutôt.',
} satisfies Messages['documents'];
