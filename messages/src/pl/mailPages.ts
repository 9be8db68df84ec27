import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Nieprawidłowy link',

  confirm: {
    title: 'Potwierdzenie adresu e-mail',
    question: 'Czy potwierdzić rejestrację z tym adresem?',
    button: 'Potwierdź mój adres',
    doneTitle: 'Adres potwierdzony',
    done: 'Dziękujemy. Jeśli konto nie jest jeszcze zatwierdzone, przyślemy e-mail, gdy zatwierdzi je administrator.',
    failed: 'Nie udało się potwierdzić adresu',
    notFound:
      'Tego linku już użyto albo konto już nie istnieje. Jeśli adres został już potwierdzony, nie trzeba robić nic więcej.',
    goToApp: 'Przejdź do aplikacji',
  },

  unsubscribe: {
    title: 'Wypisz się',
    questions: {
      announcements: 'Zrezygnować z e-maili o nowych ogłoszeniach?',
      events: 'Zrezygnować z e-maili o odwołanych lub przeniesionych wydarzeniach?',
      sermons: 'Zrezygnować z e-maili o nowych nagraniach?',
      signUps: 'Zrezygnować z e-maili o nowych rejestracjach?',
      weekly: 'Zrezygnować z cotygodniowego e-maila?',
    },
    doneTitle: 'Zrezygnowano z e-maili',
    done: {
      announcements: 'E-maile o nowych ogłoszeniach nie będą już przychodzić.',
      events: 'E-maile o odwołanych lub przeniesionych wydarzeniach nie będą już przychodzić.',
      sermons: 'E-maile o nowych nagraniach nie będą już przychodzić.',
      signUps: 'E-maile o nowych rejestracjach nie będą już przychodzić.',
      weekly: 'Cotygodniowy e-mail nie będzie już przychodzić.',
    },
    failed: 'Nie udało się wypisać',
    notFound:
      'Ten link jest niepełny lub już nieważny. Powiadomienia można zmienić także na swoim koncie.',
    changeNotifications: 'Zmień powiadomienia',
  },
} satisfies Messages['mailPages'];
