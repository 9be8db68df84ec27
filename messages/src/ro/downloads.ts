import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Salvați pe acest telefon',
  saved: 'Salvată pe acest telefon',
  saving: (percent: string) => `Se salvează pe acest telefon, ${percent}`,
  paused: (percent: string) => `Salvarea este în pauză, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'Această înregistrare este salvată pe acest telefon. O puteți asculta fără internet.',
  whileSaving: 'Puteți folosi aplicația în timp ce înregistrarea se salvează.',

  saveAll: {
    button: 'Salvați toate înregistrările pe acest telefon',
    title: 'Salvarea pe acest telefon',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `Salvați o înregistrare pe acest telefon (${size})?`,
        few: `Salvați ${number(recordings)} înregistrări pe acest telefon (${size})?`,
        other: `Salvați ${number(recordings)} de înregistrări pe acest telefon (${size})?`,
      }),
    nothingLeft: 'Toate înregistrările din acest dosar sunt deja pe telefon.',
  },
  onThisPhone: 'Pe acest telefon',

  progress: {
    label: (title: string) => `Se salvează: ${title}`,
    saving: (amount: string) => `Se salvează: ${amount}`,
    waiting: (amount: string) => `În așteptare: ${amount}`,
    paused: (amount: string) => `În pauză: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} din ${whole}`,
  },
  play: 'Ascultați',
  playItem: (title: string) => `Ascultați: ${title}`,
  pause: 'Pauză',
  pauseItem: (title: string) => `Pauză: ${title}`,
  resume: 'Continuați',
  resumeItem: (title: string) => `Continuați: ${title}`,
  cancelItem: (title: string) => `Anulați: ${title}`,
  remove: {
    button: 'Eliminați',
    item: (title: string) => `Eliminați: ${title}`,
    title: 'Eliminarea de pe acest telefon',
    question: (title: string) =>
      `Eliminați „${title}” de pe acest telefon? Puteți salva din nou înregistrarea când aveți internet.`,
    keep: 'Păstrați',
    failed: 'Înregistrarea nu s-a putut elimina. Încercați din nou.',
  },

  done: (title: string) => `Salvată pe acest telefon: ${title}`,
  interrupted: 'Nu există conexiune sau serverul este ocupat. Salvarea continuă automat.',
  noSpace:
    'Pe acest telefon nu mai este spațiu. Eliminați înregistrări de care nu mai aveți nevoie sau fotografii și aplicații, apoi încercați din nou.',
  failed: 'Înregistrarea nu s-a putut salva. Încercați din nou.',
} satisfies Messages['downloads'];
