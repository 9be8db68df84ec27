import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Link inválido',

  confirm: {
    title: 'Confirme o seu endereço de e-mail',
    question: 'Você se cadastrou com este endereço?',
    button: 'Confirmar meu endereço',
    doneTitle: 'Seu endereço está confirmado',
    done: 'Agradecemos. Se a sua conta ainda não foi aprovada, você receberá um e-mail quando a administração a aprovar.',
    failed: 'Não foi possível confirmar o endereço',
    notFound:
      'Este link já foi usado, ou a conta não existe mais. Se você já confirmou o seu endereço antes, não há mais nada a fazer.',
    goToApp: 'Ir para o app',
  },

  unsubscribe: {
    title: 'Cancelar o recebimento',
    questions: {
      announcements: 'Parar de receber e-mails sobre novos avisos?',
      events: 'Parar de receber e-mails sobre eventos cancelados ou remarcados?',
      sermons: 'Parar de receber e-mails sobre novas gravações?',
      signUps: 'Parar de receber e-mails sobre novos cadastros?',
      weekly: 'Parar de receber o e-mail semanal?',
    },
    doneTitle: 'Recebimento cancelado',
    done: {
      announcements: 'Você não receberá mais e-mails sobre novos avisos.',
      events: 'Você não receberá mais e-mails sobre eventos cancelados ou remarcados.',
      sermons: 'Você não receberá mais e-mails sobre novas gravações.',
      signUps: 'Você não receberá mais e-mails sobre novos cadastros.',
      weekly: 'Você não receberá mais o e-mail semanal.',
    },
    failed: 'Não foi possível cancelar o recebimento',
    notFound:
      'Este link está incompleto ou não é mais válido. Se você tem uma conta, pode mudar as suas notificações nela.',
    changeNotifications: 'Mudar as notificações',
  },
} satisfies Messages['mailPages'];
