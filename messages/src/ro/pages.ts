import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Intrare în cont – ${assembly}`,
  description: (assembly: string) => `${assembly}: evenimente, anunțuri și documente.`,
  needsScript: 'Această aplicație are nevoie de JavaScript. Activați-l în browser.',
  loginNeedsScript: 'Pentru intrarea în cont este nevoie de JavaScript. Activați-l în browser.',
  notLoaded: 'Aplicația nu s-a putut încărca.',
  notLoadedOffline: 'Aplicația nu s-a putut încărca. Nu aveți internet.',

  outdated: {
    title: 'Actualizați browserul',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} funcționează în ${list(browsers)} și în versiunile mai noi ale acestor browsere.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Pe un iPhone sau iPad,'),
      ' deschideți Configurări, General, Actualizare software și instalați cea mai nouă versiune iOS. Astfel se actualizează toate browserele.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Pe un telefon Android,'),
      ' deschideți Play Store, căutați Chrome și apăsați Actualizați.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Pe un calculator,'),
      ' actualizați browserul sau instalați cea mai nouă versiune de Firefox sau Chrome.',
    ],
    otherDevice:
      'Dacă nu există o actualizare pentru dispozitivul dumneavoastră, deschideți pagina pe altul.',
  },
} satisfies Messages['pages'];
