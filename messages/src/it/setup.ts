import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Configurazione',
  checking: 'Verifica del link…',
  linkProblems: {
    setup_done: 'L’app di questa comunità è già configurata',
    wrong_setup_code: 'Questo link non funziona',
  },
  whereLinkIs:
    'Il server lo scrive nel suo terminale, oppure nel suo log se funziona come servizio.',
  goToLogin: 'Vai all’accesso',
  endsDemo:
    'Completando la configurazione, la demo finisce. Vengono rimossi definitivamente le sue persone, gli account creati al suo interno, i contenuti di esempio e le impostazioni modificate. Fino ad allora non cambia nulla.',
  account: 'Il suo account',
  assembly: 'La sua comunità',
  finish: 'Completa configurazione',
  finishing: 'Configurazione…',
} satisfies Messages['setup'];
