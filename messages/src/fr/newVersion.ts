import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `La version ${version} est disponible`,
  changes: 'Nouveautés',
  more: 'En savoir plus sur cette version',
  how: 'Faites d’abord une sauvegarde. Ensuite, sur le serveur, arrêtez l’application, placez la nouvelle version dans son dossier, puis exécutez-y :',
  container: 'Si l’application fonctionne dans un conteneur, démarrez plutôt la nouvelle image.',
} satisfies Messages['newVersion'];
