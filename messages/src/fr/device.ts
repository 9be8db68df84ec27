import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Ce qui est gardé sur ce téléphone n’a pas pu être lu.',
  nothing:
    'Rien n’est encore gardé ici. Dans « Prédications », appuyez sur la flèche à côté d’un enregistrement pour le garder et l’écouter sans connexion.',
  used: (size: string) => `Espace utilisé : ${size}.`,
  recordings: 'Enregistrements gardés',
  documents: (count: number) =>
    plural(count, {
      0: 'Aucun document ouvert',
      one: `${number(count)} document ouvert`,
      many: `${number(count)} de documents ouverts`,
      other: `${number(count)} documents ouverts`,
    }),
  removeAll: 'Tout retirer',
  removeTitle: 'Retirer de ce téléphone',
  removeQuestion:
    'Retirer de ce téléphone tous les documents ouverts ? Chacun y est gardé de nouveau quand vous l’ouvrez.',
  removeFailed: 'Les documents n’ont pas pu être retirés. Veuillez réessayer.',
} satisfies Messages['device'];
