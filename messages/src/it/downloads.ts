import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  save: 'Salva su questo telefono',
  saved: 'Salvata su questo telefono',
  saving: (percent: string) => `Salvataggio su questo telefono, ${percent}`,
  paused: (percent: string) => `Salvataggio in pausa, ${percent}`,
  stateOf: (state: string, title: string) => `${state}: ${title}`,
  whenSaved: 'Questa registrazione è salvata su questo telefono. Può ascoltarla senza connessione.',
  whileSaving: 'Può continuare a usare l’app durante il salvataggio della registrazione.',

  saveAll: {
    button: 'Salva tutte le registrazioni su questo telefono',
    title: 'Salva su questo telefono',
    question: (recordings: number, size: string) =>
      plural(recordings, {
        one: `Salvare una registrazione su questo telefono (${size})?`,
        many: `Salvare ${number(recordings)} di registrazioni su questo telefono (${size})?`,
        other: `Salvare ${number(recordings)} registrazioni su questo telefono (${size})?`,
      }),
    nothingLeft: 'Tutte le registrazioni di questa cartella sono già su questo telefono.',
  },
  onThisPhone: 'Su questo telefono',

  progress: {
    label: (title: string) => `Salvataggio: ${title}`,
    saving: (amount: string) => `Salvataggio: ${amount}`,
    waiting: (amount: string) => `In attesa: ${amount}`,
    paused: (amount: string) => `In pausa: ${amount}`,
    amountOf: (size: string, whole: string) => `${size} di ${whole}`,
  },
  play: 'Ascolta',
  playItem: (title: string) => `Ascolta: ${title}`,
  pause: 'Pausa',
  pauseItem: (title: string) => `Pausa: ${title}`,
  resume: 'Riprendi',
  resumeItem: (title: string) => `Riprendi: ${title}`,
  cancelItem: (title: string) => `Annulla: ${title}`,
  remove: {
    button: 'Rimuovi',
    item: (title: string) => `Rimuovi: ${title}`,
    title: 'Rimuovi da questo telefono',
    question: (title: string) =>
      `Rimuovere «${title}» da questo telefono? Potrà salvare di nuovo la registrazione quando ha la connessione.`,
    keep: 'Mantieni',
    failed: 'Non è stato possibile rimuovere la registrazione. Riprovi.',
  },

  done: (title: string) => `Salvata su questo telefono: ${title}`,
  interrupted:
    'Nessuna connessione, oppure il server è occupato. Il salvataggio riprende automaticamente.',
  noSpace:
    'Su questo telefono non c’è più spazio. Rimuova registrazioni che non le servono più, oppure foto e app, poi riprovi.',
  failed: 'Non è stato possibile salvare la registrazione. Riprovi.',
} satisfies Messages['downloads'];
