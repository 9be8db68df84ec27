import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Zapisz w telefonie',
  saved: 'Zapisane w telefonie',
  saving: (percent: string) => `Zapisywanie w telefonie, ${percent}`,
  paused: (percent: string) => `Zapisywanie wstrzymane, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'To nagranie jest zapisane w telefonie. Można go słuchać bez internetu.',
  whileSaving: 'W czasie zapisywania nagrania można dalej korzystać z aplikacji.',

  saveAll: {
    button: 'Zapisz wszystkie nagrania w telefonie',
    title: 'Zapis w telefonie',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `Zapisać w telefonie jedno nagranie (${size})?`,
        few: `Zapisać w telefonie ${number(recordings)} nagrania (${size})?`,
        many: `Zapisać w telefonie ${number(recordings)} nagrań (${size})?`,
        other: `Zapisać w telefonie ${number(recordings)} nagrania (${size})?`,
      }),
    nothingLeft: 'Wszystkie nagrania z tego folderu są już w telefonie.',
  },
  onThisPhone: 'W telefonie',

  progress: {
    label: (title: string) => `Zapisywanie: ${title}`,
    saving: (amount: string) => `Zapisywanie: ${amount}`,
    waiting: (amount: string) => `Oczekiwanie: ${amount}`,
    paused: (amount: string) => `Wstrzymane: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} z ${whole}`,
  },
  play: 'Odtwórz',
  playItem: (title: string) => `Odtwórz: ${title}`,
  pause: 'Wstrzymaj',
  pauseItem: (title: string) => `Wstrzymaj: ${title}`,
  resume: 'Wznów',
  resumeItem: (title: string) => `Wznów: ${title}`,
  cancelItem: (title: string) => `Anuluj: ${title}`,
  remove: {
    button: 'Usuń',
    item: (title: string) => `Usuń: ${title}`,
    title: 'Usunięcie z telefonu',
    question: (title: string) =>
      `Usunąć z tego telefonu „${title}”? Przy połączeniu z internetem można zapisać ponownie.`,
    keep: 'Zachowaj',
    failed: 'Nie udało się usunąć nagrania. Proszę spróbować ponownie.',
  },

  done: (title: string) => `Zapisano w telefonie: ${title}`,
  interrupted: 'Brak połączenia lub serwer jest zajęty. Zapisywanie wznowi się automatycznie.',
  noSpace:
    'W tym telefonie nie ma już miejsca. Proszę usunąć niepotrzebne nagrania albo zdjęcia i aplikacje, a potem spróbować ponownie.',
  failed: 'Nie udało się zapisać nagrania. Proszę spróbować ponownie.',
} satisfies Messages['downloads'];
