import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'Nie ustawiono serwera pocztowego, więc e-maile nie są wysyłane. Można go wpisać w sekcji ',
    link('E-mail'),
    '.',
  ],
  settingsTitle: 'Jak powiadamiani są członkowie',
  defaultNotSent:
    'Bez cotygodniowego e-maila osoby, które niczego nie wybrały, nie dostają e-maili o nowościach.',
  weekly: {
    notSent: 'Nie jest wysyłany',
    time: 'Godzina cotygodniowego e-maila',
    title: 'Cotygodniowy e-mail',
    saveNote: 'Zapisz zdanie',
    failed: 'Nie udało się wczytać cotygodniowego e-maila.',
    next: (time: string) => `Następna wysyłka: ${time}.`,
    nothing:
      'W tej chwili nie byłoby o czym pisać i e-mail nie zostałby wysłany: w najbliższych siedmiu dniach nie ma wydarzeń, nie ma ogłoszeń nowych lub wkrótce wygasających ani nowych dokumentów lub nagrań.',
    now: <E>(subject: E): Sentence<E> => ['Teraz e-mail wyglądałby tak. Temat: ', subject],
    send: 'Wyślij do mnie',
  },
  quietHours: {
    none: 'Bez ciszy nocnej',
    from: 'Cisza nocna od',
    until: 'Cisza nocna do',
  },

  title: 'Wysyłka',
  failed: 'Nie udało się wczytać danych o wysyłce.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('Nie udało się wysłać ostatniego e-maila.'),
    ' Powód:',
  ],
  retrying: 'Próby będą ponawiane przez 24 godziny. Inne e-maile też mogą się opóźnić.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        one: 'Jeszcze niewysłane: 1 powiadomienie.',
        few: `Jeszcze niewysłane: ${number(count)} powiadomienia.`,
        many: `Jeszcze niewysłane: ${number(count)} powiadomień.`,
        other: `Jeszcze niewysłane: ${number(count)} powiadomienia.`,
      }),
    ),
    ' Czekają do końca ciszy nocnej albo do 10 minut po poprzedniej wiadomości w tej samej sprawie.',
  ],
  nothingSent: (days: number) =>
    plural(days, {
      one: 'W ciągu ostatniego dnia nie było e-maili ani powiadomień push o nowościach.',
      few: `W ciągu ostatnich ${number(days)} dni nie było e-maili ani powiadomień push o nowościach.`,
      many: `W ciągu ostatnich ${number(days)} dni nie było e-maili ani powiadomień push o nowościach.`,
      other: `W ciągu ostatnich ${number(days)} dni nie było e-maili ani powiadomień push o nowościach.`,
    }),
  counts: {
    title: (days: number) =>
      plural(days, {
        one: 'E-maile i powiadomienia push o nowościach z ostatniego dnia:',
        few: `E-maile i powiadomienia push o nowościach z ostatnich ${number(days)} dni:`,
        many: `E-maile i powiadomienia push o nowościach z ostatnich ${number(days)} dni:`,
        other: `E-maile i powiadomienia push o nowościach z ostatnich ${number(days)} dni:`,
      }),
    waiting: 'Oczekujące',
    waitingSince: (count: number, since: string) => `${number(count)}, najstarsze od ${since}`,
    sent: 'Wysłane',
    failed: 'Nieudane',
  },
  failures: {
    title: (count: number) => `Błędy (${number(count)})`,
    titleOfLast: (count: number) => `Ostatnie błędy (${number(count)})`,
    list: 'Błędy',
    email: (name: string, address: string) => `E-mail do: ${name} (${address})`,
    push: (name: string, address: string) => `Powiadomienie push do: ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        one: `${time}, 1 próba`,
        few: `${time}, ${number(count)} próby`,
        many: `${time}, ${number(count)} prób`,
        other: `${time}, ${number(count)} próby`,
      }),
  },
  held: {
    counts: {
      announcements: (count: number) =>
        plural(count, {
          one: '1 nowe ogłoszenie',
          few: `${number(count)} nowe ogłoszenia`,
          many: `${number(count)} nowych ogłoszeń`,
          other: `${number(count)} nowego ogłoszenia`,
        }),
      events: (count: number) =>
        plural(count, {
          one: '1 odwołane lub przeniesione wydarzenie',
          few: `${number(count)} odwołane lub przeniesione wydarzenia`,
          many: `${number(count)} odwołanych lub przeniesionych wydarzeń`,
          other: `${number(count)} odwołanego lub przeniesionego wydarzenia`,
        }),
      sermons: (count: number) =>
        plural(count, {
          one: '1 nowe nagranie',
          few: `${number(count)} nowe nagrania`,
          many: `${number(count)} nowych nagrań`,
          other: `${number(count)} nowego nagrania`,
        }),
      signUps: (count: number) =>
        plural(count, {
          one: '1 nowa rejestracja',
          few: `${number(count)} nowe rejestracje`,
          many: `${number(count)} nowych rejestracji`,
          other: `${number(count)} nowej rejestracji`,
        }),
    },
    waiting: (what: string) => `Czeka na decyzję: ${what}.`,
    reasons: {
      first: 'Znalezione przy pierwszej synchronizacji. Członków nie powiadomiono.',
      restored:
        'Z przywróconej wcześniejszej wersji. Niektóre osoby mogły już dostać powiadomienie.',
      origin: 'Zmieniło się konto, kalendarz, lista zadań lub folder. Członków nie powiadomiono.',
      many: 'Było ich ponad 30 naraz. Członków nie powiadomiono.',
    },
    more: (count: number) => `i jeszcze ${number(count)}`,
    send: {
      label: 'Wyślij',
      labelOf: (what: string) => `Wyślij: ${what}`,
      title: 'Wysłanie podsumowania',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Nikt nie włączył w tej sprawie natychmiastowych e-maili ani powiadomień push, więc nikt nie dostałby podsumowania. Wysłać mimo to?',
          1: `Wysłać 1 osobie jedną wiadomość: ${what}?`,
          few: `Wysłać ${number(people)} osobom jedną wiadomość: ${what}?`,
          many: `Wysłać ${number(people)} osobom jedną wiadomość: ${what}?`,
          other: `Wysłać ${number(people)} osobom jedną wiadomość: ${what}?`,
        }),
      done: 'Podsumowanie zostanie wysłane. W czasie ciszy nocnej poczeka do jej końca.',
    },
    drop: {
      label: 'Nie wysyłaj',
      labelOf: (what: string) => `Nie wysyłaj: ${what}`,
      title: 'Rezygnacja z podsumowania',
      question: (what: string) =>
        `Członkowie nie dostaną powiadomienia: ${what}. Nadal zobaczą wszystko w aplikacji.`,
      done: 'Podsumowanie nie zostanie wysłane.',
    },
  },
  paused: {
    title: 'Wstrzymane adresy',
    reason: 'Serwer pocztowy odrzucił te adresy trzy razy z rzędu.',
    since: (time: string) => `Od ${time}`,
    retry: 'Spróbuj ponownie',
    resumed: 'E-maile znów są wysyłane na te adresy.',
  },
} satisfies Messages['delivery'];
