import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Ce qui est gardé sur ce téléphone ne va pas jusque-là. Connectez-vous à Internet pour en voir plus.',
  noEvent:
    'Aucun événement n’a été trouvé dans ce qui est gardé sur ce téléphone. Connectez-vous à Internet pour en voir plus.',
  event: 'Cet événement n’est pas gardé sur ce téléphone. Connectez-vous à Internet pour l’ouvrir.',
  eventGone: 'Cet événement n’est plus dans l’agenda.',
  file: 'Ce fichier n’est pas dans la liste gardée sur ce téléphone. Connectez-vous à Internet pour chercher de nouveau.',
  folder:
    'Ce dossier n’est pas dans la liste gardée sur ce téléphone. Connectez-vous à Internet pour chercher de nouveau.',
} satisfies Messages['stored'];
