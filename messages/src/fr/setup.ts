import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Configuration',
  checking: 'Vérification du lien…',
  linkProblems: {
    setup_done: 'Cette communauté est déjà configurée',
    wrong_setup_code: 'Ce lien ne fonctionne pas',
  },
  whereLinkIs:
    'Le serveur l’affiche dans son terminal, ou dans son journal s’il fonctionne comme service.',
  goToLogin: 'Aller à la connexion',
  endsDemo:
    'Terminer la configuration met fin à la démo. Cela supprime définitivement ses personnes, les comptes qui y ont été créés, son contenu d’exemple et les paramètres qui y ont été modifiés. D’ici là, rien ne change.',
  account: 'Votre compte',
  assembly: 'Votre communauté',
  finish: 'Terminer',
  finishing: 'Configuration…',
} satisfies Messages['setup'];
