import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Se încarcă…',
  more: 'Mai multe',
  noTitle: '(Fără titlu)',
  retry: 'Încercați din nou',
  moreAbout: (title: string) => `Mai multe despre ${title}`,
  events: 'Evenimente',
  announcements: 'Anunțuri',
  sermons: 'Predici',
  offline: 'Nu aveți internet.',
  unreachable: (assembly: string) => `Nu se poate ajunge la ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} Încercați din nou.`,

  pageNotLoaded: 'Această pagină nu s-a putut afișa. Reîncărcați-o.',
  pageFailed:
    'Aplicația nu a reușit să afișeze această pagină. Reîncărcați-o. Dacă problema se repetă, anunțați un administrator.',
  reload: 'Reîncărcați',

  clearSearch: 'Ștergeți căutarea',

  fileOpening: 'Așteptați puțin: se deschide fișierul.',
  loggedIn: 'Ați intrat în cont. Se deschide pagina principală.',

  closeNotification: 'Închideți notificarea',
  opensInNewTab: '(se deschide într-o filă nouă)',
  today: 'astăzi',
  tomorrow: 'mâine',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
