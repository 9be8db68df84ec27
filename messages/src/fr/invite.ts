import type { Messages } from '../catalog.ts';

export default {
  text: 'Envoyez cette adresse, ou imprimez le code QR pour un panneau d’affichage. On s’y inscrit, puis on attend votre validation.',
  loadFailed: 'L’adresse n’a pas pu être chargée.',
  address: 'Adresse',
  code: 'Code QR de l’adresse',
  print: 'Imprimer',
  poster:
    'Événements, annonces et prédications sur votre téléphone. Scannez ce code pour vous inscrire :',
  posterAddress: 'ou ouvrez cette adresse :',
} satisfies Messages['invite'];
