import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Einrichtung',
  checking: 'Der Link wird geprüft …',
  linkProblems: {
    setup_done: 'Diese Gemeinde ist schon eingerichtet',
    wrong_setup_code: 'Dieser Link funktioniert nicht',
  },
  whereLinkIs:
    'Der Server gibt ihn in seinem Terminal aus, oder in seinem Protokoll, wenn er als Dienst läuft.',
  goToLogin: 'Zur Anmeldung',
  endsDemo:
    'Mit dem Abschluss der Einrichtung endet die Demo. Dabei werden ihre Personen, die in ihr erstellten Konten, ihre Beispielinhalte und die in ihr geänderten Einstellungen endgültig entfernt. Bis dahin ändert sich nichts.',
  account: 'Ihr Konto',
  assembly: 'Ihre Gemeinde',
  finish: 'Einrichtung abschließen',
  finishing: 'Einrichten …',
} satisfies Messages['setup'];
