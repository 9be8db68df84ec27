import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly} vous souhaite la bienvenue`,
  intro: 'Événements, annonces et documents, tout au même endroit.',
  tabs: {
    label: 'Connexion ou inscription',
    login: 'Connexion',
    signup: 'Inscription',
  },
  notSetUp: {
    title: 'Cette communauté n’est pas encore configurée.',
    text: 'Si vous gérez le serveur, ouvrez le lien de configuration qu’il a affiché à son démarrage : dans son terminal ou dans son journal.',
  },
  setUp: 'Configurer votre communauté',
  signedOut: 'Votre session a été fermée.',
  notEnded:
    'Votre session est fermée dans ce navigateur, mais elle n’a pas pu l’être sur le serveur. Reconnectez-vous plus tard et fermez-la dans votre compte.',
  logIn: 'Se connecter',
  loggingIn: 'Connexion…',
  failed: 'Une erreur est survenue pendant la connexion. Veuillez réessayer plus tard.',

  approvesAccounts: 'L’équipe d’administration valide les nouveaux comptes.',
  signUp: 'S’inscrire',
  signingUp: 'Inscription…',
  signedUp: 'Votre inscription est enregistrée.',
  signUpFailed: 'Une erreur est survenue pendant l’inscription. Veuillez réessayer plus tard.',

  approval: {
    thanks: 'Merci de votre inscription.',
    waiting: 'Votre compte est en attente de validation.',
    confirmAddress:
      'Nous vous avons envoyé un e-mail : veuillez confirmer votre adresse avec le lien qu’il contient.',
    next: 'L’équipe d’administration validera votre compte. Ensuite, vous pourrez vous connecter ici.',
    nextWithEmail:
      'L’équipe d’administration validera votre compte. Nous vous enverrons alors un e-mail. Ensuite, vous pourrez vous connecter ici.',
    questions: 'Des questions ?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Adressez-vous à ',
      name,
      hasAddress ? ' :' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Adressez-vous à l’équipe d’administration (',
      assembly,
      hasAddress ? ') :' : ').',
    ],
  },

  forgot: {
    title: 'Mot de passe oublié',
    text: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    cannotSend: (assembly: string) =>
      `${assembly} ne peut pas envoyer d’e-mails. L’équipe d’administration peut vous donner un lien pour choisir un nouveau mot de passe.`,
    send: 'Envoyer le lien',
    sending: 'Envoi…',
    sent: 'Nous vous avons envoyé un e-mail avec le lien.',
    failed: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },

  reset: {
    title: 'Choisir un nouveau mot de passe',
    newPassword: 'Nouveau mot de passe',
    note: 'Cela ferme vos sessions partout et désactive vos liens privés pour les applications d’agenda et de podcasts.',
    save: 'Enregistrer',
    done: 'Votre mot de passe a été changé.',
    failed: 'Votre mot de passe n’a pas pu être changé. Veuillez réessayer plus tard.',
    expired: 'Ce lien ne fonctionne plus',
    requestNew: 'Ce lien a été utilisé ou a expiré. Veuillez en demander un nouveau.',
    requestLink: 'Demander un nouveau lien',
    backToLogin: 'Retour à la connexion',
  },
} satisfies Messages['login'];
