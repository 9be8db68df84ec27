import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Link non valido',

  confirm: {
    title: 'Confermi il suo indirizzo e-mail',
    question: 'Ha chiesto lei l’iscrizione con questo indirizzo?',
    button: 'Conferma il mio indirizzo',
    doneTitle: 'Il suo indirizzo è confermato',
    done: 'Grazie. Se il suo account non è ancora approvato, riceverà un’e-mail quando l’amministrazione lo approva.',
    failed: 'Non è stato possibile confermare l’indirizzo',
    notFound:
      'Questo link è già stato usato, oppure l’account non esiste più. Se ha già confermato il suo indirizzo, non c’è altro da fare.',
    goToApp: 'Vai all’app',
  },

  unsubscribe: {
    title: 'Disattiva le e-mail',
    questions: {
      announcements: 'Non ricevere più e-mail sui nuovi annunci?',
      events: 'Non ricevere più e-mail sugli eventi annullati o spostati?',
      sermons: 'Non ricevere più e-mail sulle nuove registrazioni?',
      signUps: 'Non ricevere più e-mail sulle nuove iscrizioni?',
      weekly: 'Non ricevere più l’e-mail settimanale?',
    },
    doneTitle: 'E-mail disattivate',
    done: {
      announcements: 'Non riceverà più e-mail sui nuovi annunci.',
      events: 'Non riceverà più e-mail sugli eventi annullati o spostati.',
      sermons: 'Non riceverà più e-mail sulle nuove registrazioni.',
      signUps: 'Non riceverà più e-mail sulle nuove iscrizioni.',
      weekly: 'Non riceverà più l’e-mail settimanale.',
    },
    failed: 'Non è stato possibile disattivare le e-mail',
    notFound:
      'Questo link è incompleto o non più valido. Se ha un account, può modificare lì le sue notifiche.',
    changeNotifications: 'Modifica le notifiche',
  },
} satisfies Messages['mailPages'];
