import type { Messages } from '../catalog.ts';

export default {
  title: 'Restaurer une sauvegarde',
  question: (time: string) => `Voulez-vous tout remplacer par la sauvegarde du ${time} ?`,
  comparing: 'Comparaison avec les données actuelles…',
  failed: 'La sauvegarde n’a pas pu être comparée avec les données actuelles.',
  changes: 'Ce qui serait ajouté (+) et supprimé (−) :',
  people: 'Personnes',
  unchanged: 'Aucun changement',
  undo: 'Les données actuelles sont d’abord sauvegardées, vous pouvez donc revenir en arrière.',
  staysLoggedIn: 'Votre session reste ouverte. Toutes les autres personnes doivent se reconnecter.',
  logsOut:
    'Tout le monde est déconnecté, vous aussi. Votre compte n’est pas dans cette sauvegarde : pour vous connecter, il vous en faut un qui y soit.',
  busy: 'Restauration en cours…',
  wait: 'Cela peut prendre quelques minutes. Veuillez laisser cette page ouverte.',
} satisfies Messages['restore'];
