import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Caricamento…',
  more: 'Altro',
  noTitle: '(Senza titolo)',
  retry: 'Riprova',
  moreAbout: (title: string) => `Maggiori informazioni: ${title}`,
  events: 'Eventi',
  announcements: 'Annunci',
  sermons: 'Sermoni',
  offline: 'Nessuna connessione.',
  unreachable: (assembly: string) => `Impossibile raggiungere ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} Riprovi.`,

  pageNotLoaded: 'Non è stato possibile mostrare questa pagina. La ricarichi.',
  pageFailed:
    'L’app non è riuscita a mostrare questa pagina. La ricarichi. Se il problema si ripete, lo segnali all’amministrazione.',
  reload: 'Ricarica',

  clearSearch: 'Cancella ricerca',

  fileOpening: 'Attenda un momento: apriamo il file.',
  loggedIn: 'Accesso riuscito. Si apre la pagina principale.',

  closeNotification: 'Chiudi notifica',
  opensInNewTab: '(si apre in una nuova scheda)',
  today: 'oggi',
  tomorrow: 'domani',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
