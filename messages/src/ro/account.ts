import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Contul dumneavoastră',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Ați intrat în cont ca ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Ieșiți din cont',
  sections: {
    notifications: 'Notificări',
    apps: 'Aplicații de calendar și podcast',
    install: 'Acest dispozitiv',
    name: 'Nume',
    password: 'Parolă',
    sessions: 'Unde ați intrat în cont',
    data: 'Datele dumneavoastră',
    delete: 'Ștergerea contului',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Păstrați',

  feeds: {
    intro:
      'Cu un link privat puteți vedea evenimentele noastre în calendarul de pe telefon și puteți asculta predicile într-o aplicație de podcast. Linkul este numai pentru dumneavoastră: oricine îl are poate vedea evenimentele și asculta predicile.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Acest link se afișează numai acum.'),
      ' Adăugați-l în aplicațiile dumneavoastră înainte de a părăsi pagina. Dacă îl pierdeți, dezactivați-l și creați altul.',
    ],
    calendarTitle: 'Evenimentele în calendarul dumneavoastră',
    calendar: 'Toate evenimentele, în Apple Calendar, Outlook, Google Calendar sau alt calendar.',
    addToApple: 'Adăugați în Apple sau Outlook',
    addToGoogle: 'Adăugați în Google Calendar',
    calendarLink: 'Linkul pentru calendar',
    calendarHelp:
      'Google Calendar caută modificări doar la 12–24 de ore. Pentru a adăuga linkul în Google Calendar, folosiți un calculator, nu aplicația de pe telefon. Dacă Google nu vă întreabă dacă adăugați calendarul: copiați linkul, alegeți „Alte calendare”, „De la adresa URL” și lipiți-l.',
    podcastTitle: 'Predicile în aplicația dumneavoastră de podcast',
    podcast: (count: number) =>
      plural(count, {
        one: 'Cea mai nouă înregistrare, în majoritatea aplicațiilor de podcast.',
        few: `Cele mai noi ${number(count)} înregistrări, în majoritatea aplicațiilor de podcast.`,
        other: `Cele mai noi ${number(count)} de înregistrări, în majoritatea aplicațiilor de podcast.`,
      }),
    podcastLink: 'Linkul pentru podcast',
    podcastHelp:
      'În aplicația de podcast, căutați „Adăugați după URL” (URL înseamnă link; în Apple Podcasts „Urmăriți o emisiune după URL”) și lipiți acest link. Spotify nu poate adăuga podcasturi private.',
    get: 'Creați un link',
    getAnother: 'Creați alt link',
    failed: 'Linkurile dumneavoastră private nu s-au putut încărca.',
    none: 'Nu aveți încă linkuri private.',
    list: 'Linkuri private',
    created: (time: string) => `Creat pe ${time}`,
    lastUsed: (time: string) => `Folosit ultima dată pe ${time}`,
    unused: 'Nefolosit încă de nicio aplicație',
    turnOff: 'Dezactivați',
    turnOffLink: 'Dezactivați linkul',
    turnOffTitle: 'Dezactivarea linkului privat',
    turnOffQuestion: (created: string) =>
      `Dezactivați linkul creat pe ${created}? Aplicațiile care îl folosesc nu vor mai primi evenimente și predici.`,
    turnedOff: 'Linkul privat a fost dezactivat.',
  },
} satisfies Messages['account'];
