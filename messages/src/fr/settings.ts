import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Paramètres',
  title: (section: string) => `Paramètres : ${section}`,
  sections: {
    general: 'Général',
    google: 'Google',
    schedule: 'Planification',
    email: 'E-mail',
    notifications: 'Notifications',
    backups: 'Sauvegardes',
    about: 'À propos',
  },
  failed: 'Les paramètres n’ont pas pu être chargés.',
  saved: 'Paramètres enregistrés.',
  nothingToSave: 'Il n’y a rien à enregistrer.',

  fixed: (variable: string) => `Défini par la variable d’environnement ${variable}.`,
  unreadable: 'Enregistré ici, mais ce serveur ne peut pas le lire.',
  unsaved: 'Pas encore enregistré.',
  unsavedReset: 'Pas encore enregistré : l’enregistrement rétablit la valeur par défaut.',
  secretIsSet: 'Une valeur est définie. Saisissez-en une nouvelle pour la remplacer.',

  removeSecret: (label: string) => `Supprimer : ${label}`,
  keepSecret: (label: string) => `Garder : ${label}`,
  willBeRemoved: 'Sera supprimé à l’enregistrement.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Les mots de passe et autres secrets ne peuvent pas encore être enregistrés. Sur le serveur, donnez à la variable d’environnement ',
    code('ASSEMBLY_SECRET'),
    ' au moins 32 caractères aléatoires, les mêmes pour chaque processus, et redémarrez-le.',
  ],

  iconNotDrawn:
    'L’icône pour téléphones n’a pas pu être dessinée à partir du logo. Essayez un autre navigateur ou une autre image.',

  sending: 'Envoi…',
  emailAccepted: (email: string) =>
    `Le serveur de messagerie a accepté l’e-mail destiné à ${email}.`,

  unsavedChanges: {
    title: 'Modifications non enregistrées',
    question:
      'Vos modifications ne sont pas enregistrées. Voulez-vous quitter la page sans les enregistrer ?',
    keepEditing: 'Continuer',
    discard: 'Quitter sans enregistrer',
  },
} satisfies Messages['settings'];
