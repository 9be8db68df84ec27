import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Lien non valable',

  confirm: {
    title: 'Confirmez votre adresse e-mail',
    question: 'Avez-vous créé un compte avec cette adresse ?',
    button: 'Confirmer mon adresse',
    doneTitle: 'Votre adresse est confirmée',
    done: 'Merci. Si votre compte n’est pas encore validé, vous recevrez un e-mail dès qu’il le sera.',
    failed: 'Votre adresse n’a pas pu être confirmée',
    notFound:
      'Ce lien a déjà été utilisé, ou le compte n’existe plus. Si vous avez déjà confirmé votre adresse, vous n’avez plus rien à faire.',
    goToApp: 'Aller à l’application',
  },

  unsubscribe: {
    title: 'Se désabonner',
    questions: {
      announcements: 'Ne plus recevoir d’e-mails sur les nouvelles annonces ?',
      events: 'Ne plus recevoir d’e-mails sur les événements annulés ou déplacés ?',
      sermons: 'Ne plus recevoir d’e-mails sur les nouveaux enregistrements ?',
      signUps: 'Ne plus recevoir d’e-mails sur les nouvelles inscriptions ?',
      weekly: 'Ne plus recevoir l’e-mail hebdomadaire ?',
    },
    doneTitle: 'Désabonnement effectué',
    done: {
      announcements: 'Vous ne recevrez plus d’e-mails sur les nouvelles annonces.',
      events: 'Vous ne recevrez plus d’e-mails sur les événements annulés ou déplacés.',
      sermons: 'Vous ne recevrez plus d’e-mails sur les nouveaux enregistrements.',
      signUps: 'Vous ne recevrez plus d’e-mails sur les nouvelles inscriptions.',
      weekly: 'Vous ne recevrez plus l’e-mail hebdomadaire.',
    },
    failed: 'Le désabonnement a échoué',
    notFound:
      'Ce lien est incomplet ou n’est plus valable. Si vous avez un compte, vous pouvez y modifier vos notifications.',
    changeNotifications: 'Modifier vos notifications',
  },
} satisfies Messages['mailPages'];
