import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Conectarea la Google',
  intro:
    'Aplicația copiază calendare, liste de sarcini și documente dintr-un cont Google. Le poate doar citi.',
  saveAndConnect: 'Salvați și conectați',
  saveAndReconnect: 'Salvați și reconectați',
  idMissing: 'Introduceți ID-ul de client.',
  secretMissing: 'Introduceți secretul de client.',
  clientTitle: 'ID-ul și secretul de client',
  helpTitle: 'Cum obțineți ID-ul și secretul de client',
  publicOnlyTitle: 'Fără conectare: numai calendare publice',
  publicOnly:
    'Cu o cheie API se pot copia evenimentele calendarelor publice. Anunțurile și documentele au nevoie de un cont conectat: până atunci, fiecare sincronizare arată că nu s-au putut copia.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google este conectat ca ${account}.` : 'Google este conectat.'),
    ' Acum alegeți ce se sincronizează.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Conectarea la Google nu a reușit:'),
      ' pe pagina Google accesul a fost refuzat sau nu a fost bifată nicio permisiune. Pentru a încerca din nou, conectați încă o dată, bifați toate permisiunile și apăsați „Continuați” sau „Permiteți”.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Conectarea la Google nu a reușit:'),
      ' Google nu acceptă ID-ul sau secretul de client. Copiați-le din nou pe amândouă din consola Google Cloud și verificați că aparțin aceluiași client.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Conectarea la Google nu a reușit:'),
      ' vizita pe pagina Google a durat prea mult, era deja încheiată sau a început în alt browser. Conectați din nou.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Conectarea la Google nu a reușit:'),
      ' conexiunea nu s-a putut încheia. Conectați din nou peste câteva clipe. Dacă nici atunci nu reușește, motivul se află în jurnalul serverului.',
    ],
  },
} satisfies Messages['google'];
