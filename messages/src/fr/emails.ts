import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label} :`,
  changeNotifications: 'Modifier vos notifications',
  unsubscribe: 'Se désabonner',

  dear: (name: string) => `Bonjour ${name},`,
  hello: 'Bonjour,',

  reset: {
    subject: (assembly: string) => `${assembly} : nouveau mot de passe`,
    why: (assembly: string) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte (${assembly}).`,
    button: 'Choisir un mot de passe',
    ignore:
      'Le lien fonctionne une fois, pendant une heure. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  adminReset: {
    subject: (assembly: string) => `${assembly} : un lien pour votre mot de passe a été créé`,
    why: (administrator: string, assembly: string) =>
      `${administrator} a créé un lien qui permet de choisir un nouveau mot de passe pour votre compte (${assembly}). Il fonctionne une fois, pendant un jour.`,
    remedy:
      'Si vous n’avez rien demandé, changez maintenant votre mot de passe. Le lien ne fonctionnera alors plus.',
    button: 'Changer de mot de passe',
  },
  confirmation: {
    subject: (assembly: string) => `${assembly} : confirmez votre adresse e-mail`,
    why: (assembly: string) =>
      `Quelqu’un, sans doute vous, a créé un compte avec cette adresse (${assembly}). Veuillez confirmer que c’est bien la vôtre.`,
    button: 'Confirmer mon adresse',
    ignore:
      'L’équipe d’administration validera ensuite le compte. Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
  },
  approved: {
    subject: (assembly: string) => `${assembly} vous souhaite la bienvenue`,
    text: 'L’équipe d’administration a validé votre compte. Vous pouvez maintenant vous connecter.',
    button: 'Se connecter',
  },
  test: {
    subject: (assembly: string) => `${assembly} : e-mail de test`,
    text: 'Voici l’e-mail de test que vous avez demandé. Votre communauté peut envoyer des e-mails.',
    button: 'Ouvrir l’application',
  },
  backups: {
    subject: (assembly: string) => `${assembly} : problème avec les sauvegardes`,
    problems: {
      failing: 'Les deux dernières sauvegardes ont échoué. Les paramètres indiquent pourquoi.',
      too_old: 'La sauvegarde la plus récente a plus de deux jours.',
      disk_nearly_full:
        'Le disque du serveur est presque plein. Libérez de la place, pour que les sauvegardes et les nouveaux contenus puissent encore être enregistrés.',
    },
    button: 'Ouvrir les sauvegardes',
    once: 'Vous recevez un seul e-mail par problème. Les paramètres l’affichent jusqu’à ce qu’il soit résolu.',
  },
} satisfies Messages['emails'];
