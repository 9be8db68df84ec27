import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Instalați aplicația pentru a o deschide ca pe orice altă aplicație.',
    done: 'Aplicația este instalată. Deschideți-o ca pe orice altă aplicație.',
    install: 'Instalați',
    how: 'Cum se instalează aplicația',
    byMenu:
      'Căutați „Instalați” sau „Adăugați la ecranul de pornire” în meniul browserului. Dacă nu găsiți, deschideți această pagină în Chrome sau Edge.',
    ios: {
      share: 'Apăsați Partajați, pătratul cu o săgeată. Dacă nu îl vedeți, apăsați întâi „…”.',
      add: 'Alegeți „Adăugați la ecranul principal”.',
      safari: 'Dacă browserul nu oferă această opțiune, deschideți pagina în Safari.',
    },
  },

  name: {
    submit: 'Salvați numele',
    unchanged: 'Acesta este deja numele dumneavoastră.',
    changed: 'Numele dumneavoastră a fost schimbat.',
  },

  password: {
    current: 'Parola actuală',
    new: 'Parola nouă',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Dezactivați și linkurile private: aplicațiile de calendar și podcast vor avea nevoie de altele noi'
        : plural(count, {
            one: 'Dezactivați și linkul privat: aplicațiile de calendar și podcast vor avea nevoie de unul nou',
            few: `Dezactivați și cele ${number(count)} linkuri private: aplicațiile de calendar și podcast vor avea nevoie de altele noi`,
            other: `Dezactivați și cele ${number(count)} de linkuri private: aplicațiile de calendar și podcast vor avea nevoie de altele noi`,
          }),
    submit: 'Schimbați parola',
    changed: 'Parola a fost schimbată. Celelalte sesiuni au fost închise.',
    changedAndFeedsEnded:
      'Parola a fost schimbată. Celelalte sesiuni au fost închise. Linkurile private sunt dezactivate.',
  },

  data: {
    text: 'Tot ce este păstrat despre dumneavoastră, ca fișier JSON.',
    download: 'Descărcați datele',
  },

  deletion: {
    text: 'Adresa de e-mail, parola, sesiunile și linkurile private se șterg definitiv. Numele dumneavoastră rămâne în jurnalul de activitate.',
    button: 'Ștergeți contul',
    title: 'Confirmarea ștergerii',
    question: 'Sigur doriți să vă ștergeți contul? Introduceți parola pentru a confirma.',
    keep: 'Păstrați contul',
    pending: 'Se șterge…',
  },
} satisfies Messages['ownAccount'];
