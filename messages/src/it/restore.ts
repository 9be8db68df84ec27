import type { Messages } from '../catalog.ts';
import { ofDay } from './language.ts';

export default {
  title: 'Ripristina backup',
  question: (time: string) => `Sostituire tutto con il backup ${ofDay(time)}?`,
  comparing: 'Confronto con i dati attuali…',
  failed: 'Non è stato possibile confrontare il backup con i dati attuali.',
  changes: 'Che cosa verrebbe aggiunto (+) e rimosso (−):',
  people: 'Persone',
  unchanged: 'Nessuna modifica',
  undo: 'Prima viene fatto un backup dei dati attuali, così può annullare.',
  staysLoggedIn: 'La sua sessione resta aperta. Tutti gli altri devono accedere di nuovo.',
  logsOut:
    'Tutti vengono disconnessi, anche lei. Il suo account non è in questo backup: per accedere ne serve uno che ci sia.',
  busy: 'Ripristino in corso…',
  wait: 'Può richiedere alcuni minuti. Lasci aperta questa pagina.',
} satisfies Messages['restore'];
