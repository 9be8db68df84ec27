import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'Konfiguracja',
  checking: 'Sprawdzanie linku…',
  linkProblems: {
    setup_done: 'Ta wspólnota jest już skonfigurowana',
    wrong_setup_code: 'Ten link nie działa',
  },
  whereLinkIs: 'Serwer wypisuje go w terminalu albo w dzienniku, jeśli działa jako usługa.',
  goToLogin: 'Przejdź do logowania',
  endsDemo:
    'Ukończenie konfiguracji kończy wersję demo. Trwale usuwa to jej osoby, utworzone w niej konta, przykładowe treści i zmienione w niej ustawienia. Do tego czasu nic się nie zmienia.',
  account: 'Moje konto',
  assembly: 'Wspólnota',
  finish: 'Zakończ konfigurację',
  finishing: 'Konfigurowanie…',
} satisfies Messages['setup'];
