import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Configurare',
  checking: 'Se verifică linkul…',
  linkProblems: {
    setup_done: 'Aplicația acestei biserici este deja configurată',
    wrong_setup_code: 'Acest link nu funcționează',
  },
  whereLinkIs: 'Serverul îl afișează în terminal sau în jurnal, dacă rulează ca serviciu.',
  goToLogin: 'Mergeți la intrarea în cont',
  endsDemo:
    'Încheierea configurării pune capăt demonstrației. Se elimină definitiv persoanele din ea, conturile create în ea, conținutul de exemplu și setările modificate. Până atunci nu se schimbă nimic.',
  account: 'Contul dumneavoastră',
  assembly: 'Biserica dumneavoastră',
  finish: 'Încheiați configurarea',
  finishing: 'Se configurează…',
} satisfies Messages['setup'];
