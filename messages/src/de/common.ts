import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Laden …',
  more: 'Mehr',
  noTitle: '(Ohne Titel)',
  retry: 'Noch einmal versuchen',
  moreAbout: (title: string) => `Mehr über: ${title}`,
  events: 'Termine',
  announcements: 'Ankündigungen',
  sermons: 'Predigten',
  offline: 'Sie sind offline.',
  unreachable: (assembly: string) => `${assembly} ist nicht erreichbar.`,
  pleaseTryAgain: (why: string) => `${why} Bitte versuchen Sie es noch einmal.`,

  pageNotLoaded: 'Diese Seite konnte nicht angezeigt werden. Bitte laden Sie sie neu.',
  pageFailed:
    'Die App konnte diese Seite nicht anzeigen. Bitte laden Sie sie neu. Wenn es wieder nicht klappt, melden Sie es der Administration.',
  reload: 'Neu laden',

  clearSearch: 'Suche löschen',

  fileOpening: 'Bitte warten Sie einen Moment. Die Datei wird geöffnet.',
  loggedIn: 'Sie sind angemeldet. Die Hauptseite wird geöffnet.',

  closeNotification: 'Hinweis schließen',
  opensInNewTab: '(öffnet einen neuen Tab)',
  today: 'heute',
  tomorrow: 'morgen',
  minutes: (count: number) => `${number(count)}\u00A0Min.`,
} satisfies Messages['common'];
