import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Zmień powiadomienia',
  unsubscribe: 'Wypisz się',

  dear: (name: string) => `Dzień dobry, ${name}!`,
  hello: 'Dzień dobry!',

  reset: {
    subject: (assembly: string) => `Nowe hasło: ${assembly}`,
    why: (assembly: string) =>
      `Otrzymaliśmy prośbę o nowe hasło do konta z tym adresem we wspólnocie ${assembly}.`,
    button: 'Ustaw nowe hasło',
    ignore:
      'Link działa jeden raz, w ciągu godziny. Jeśli to pomyłka, ten e-mail można zignorować: hasło pozostanie bez zmian.',
  },
  adminReset: {
    subject: (assembly: string) => `Utworzono link do ustawienia hasła: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `Utworzono link, który pozwala ustawić nowe hasło do konta z tym adresem we wspólnocie ${assembly}. Administrator: ${administrator}. Link działa jeden raz, przez jeden dzień.`,
    remedy:
      'Jeśli nie było prośby o ten link, proszę od razu zmienić hasło. Zmiana hasła unieważnia link.',
    button: 'Zmień hasło',
  },
  confirmation: {
    subject: (assembly: string) => `Potwierdzenie adresu e-mail: ${assembly}`,
    why: (assembly: string) =>
      `Tego adresu użyto przy rejestracji we wspólnocie ${assembly}. Prosimy o potwierdzenie, że to właściwy adres.`,
    button: 'Potwierdź mój adres',
    ignore:
      'Potem administrator zatwierdzi konto. Jeśli rejestracja to pomyłka, ten e-mail można zignorować.',
  },
  approved: {
    subject: (assembly: string) => `Witamy we wspólnocie ${assembly}`,
    text: 'Administrator zatwierdził konto. Można się już zalogować.',
    button: 'Zaloguj się',
  },
  test: {
    subject: (assembly: string) => `Testowy e-mail: ${assembly}`,
    text: 'To jest zamówiony testowy e-mail. Wspólnota może wysyłać e-maile.',
    button: 'Otwórz aplikację',
  },
  backups: {
    subject: (assembly: string) => `Problem z kopiami zapasowymi: ${assembly}`,
    problems: {
      failing: 'Dwie ostatnie kopie zapasowe nie powiodły się. Przyczynę podają ustawienia.',
      too_old: 'Najnowsza kopia zapasowa ma ponad dwa dni.',
      disk_nearly_full:
        'Na dysku serwera prawie nie ma już miejsca. Proszę zwolnić miejsce, aby można było nadal zapisywać kopie zapasowe i nowe treści.',
    },
    button: 'Otwórz kopie zapasowe',
    once: 'O każdym problemie przychodzi jeden e-mail. Ustawienia pokazują go, dopóki nie zostanie rozwiązany.',
  },
} satisfies Messages['emails'];
