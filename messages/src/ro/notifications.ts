import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Anunțuri noi',
    events: 'Evenimente anulate sau mutate',
    sermons: 'Înregistrări noi',
    signUps: 'Înscrieri noi',
  },
  choices: { off: 'Niciun e-mail', weekly: 'E-mail săptămânal', email: 'E-mail imediat' },
  failed: 'Notificările dumneavoastră nu s-au putut încărca.',
  emails: {
    title: 'E-mailuri',
    off: 'Deocamdată nu se trimit e-mailuri despre noutăți. Ce alegeți aici se aplică din momentul în care se trimit.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Este nevoie de un server de e-mail la ',
      emailSettings('Setări, E-mail'),
      ' și trebuie activate la ',
      notificationSettings('Setări, Notificări'),
      '. Pentru e-mailurile despre înscrieri ajunge serverul de e-mail.',
    ],
    weekly: (time: string, zone: string) =>
      `E-mailul săptămânal se trimite în fiecare ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'E-mailul săptămânal nu este încă configurat, așa că „E-mail săptămânal” nu trimite nimic.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Setați ziua și ora la ',
      notificationSettings('Setări, Notificări'),
      '.',
    ],
    askForWeekly: 'Un administrator poate seta ziua și ora.',
    saved: 'Alegerea dumneavoastră a fost salvată.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('Nu vă putem trimite e-mailuri: serverul de e-mail respinge adresa dumneavoastră.'),
      ` Din ${since} nu se mai trimit e-mailuri despre noutăți la ${email}. Ultimul răspuns al serverului:`,
    ],
    ifItWorks:
      'Dacă adresa funcționează din nou, de exemplu după ce ați făcut loc într-o căsuță plină:',
    ifItIsWrong:
      'Dacă adresa este greșită, înscrieți-vă din nou cu cea corectă sau vorbiți cu un administrator: adresa unui cont nu se poate schimba.',
    resumed: 'Vi se trimit din nou e-mailuri.',
  },

  push: {
    title: 'Notificări pe acest dispozitiv',
    unsupported:
      'Acest browser nu poate afișa notificări. Pe majoritatea dispozitivelor, Chrome și Firefox pot.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'Pe un iPhone sau iPad, instalați întâi aplicația, apoi deschideți-o de pe ecranul principal și reveniți aici. ',
      link('Cum se instalează aplicația'),
    ],
    topics: 'Vreau notificări despre',
    topicsOfDevice: 'Acest dispozitiv vă anunță despre',
    turnOn: 'Activați pe acest dispozitiv',
    turnOff: 'Dezactivați pe acest dispozitiv',
    pending: 'Așteptați…',
    saved: 'Salvat pentru acest dispozitiv.',
    turnedOff: 'Notificările sunt dezactivate pe acest dispozitiv.',
    failures: {
      denied:
        'Notificările acestei aplicații sunt blocate pe acest dispozitiv. Permiteți-le în setările browserului sau ale telefonului, apoi încercați din nou.',
      dismissed: 'Notificările rămân dezactivate. Apăsați din nou butonul și alegeți „Permiteți”.',
      notReady:
        'Aplicația încă se pregătește pe acest dispozitiv. Reîncărcați pagina, apoi încercați din nou.',
      noService:
        'Browserul nu a putut ajunge la serviciul lui de notificări. Verificați conexiunea sau încercați alt browser.',
    },
    others: 'Celelalte dispozitive ale dumneavoastră cu notificări',
    listOfOthers: 'Alte dispozitive cu notificări',
    since: (time: string) => `Din ${time}`,
    remove: 'Eliminați',
    removed: 'Dispozitivul a fost eliminat.',
  },
} satisfies Messages['notifications'];
