import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

/** Consola Google Cloud nu există în română: numele de acolo rămân în engleză. */
export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'În consola Google Cloud, ',
    link('creați un proiect'),
    ', de exemplu „Assembly”. Conectați-vă cu contul căruia îi aparțin calendarele.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Activați cele trei API-uri'),
    ': Calendar, Tasks și Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Configurați ',
    platform('Google Auth Platform'),
    ': introduceți un nume și adresa dumneavoastră de e-mail și alegeți „External” ca public. Apoi, la ',
    audience('Audience'),
    ', apăsați „Publish app”, astfel încât starea să fie „In production”.',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Creați un client'),
    ' de tipul „Web application”. La „Authorized redirect URIs” adăugați exact această adresă:',
  ],
  redirectAddress: 'Adresa de redirecționare',
  copyClient:
    'Copiați în formularul de aici ID-ul și secretul de client pe care le arată Google. Apoi conectați-vă la Google și bifați toate cele trei permisiuni.',
  errors: 'Dacă Google arată o eroare',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Eroare 400: redirect_uri_mismatch”'),
    ' Adresa de redirecționare nu este înregistrată: cea din „Authorized redirect URIs” a clientului nu este exact cea de mai sus. Copiați-o din nou. Google poate avea nevoie de câteva minute pentru a o aplica.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Google nu a verificat această aplicație”'),
    ' Este normal: aplicația este a dumneavoastră. Apăsați „Avansat”, apoi „Accesați … (nesigur)”.',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Eroare 403: org_internal”'),
    ' Aplicația este marcată „Internal”, pentru conturile unei singure organizații. Conectați-vă cu un astfel de cont sau alegeți „External” la ',
    audience('Audience'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Eroare 403: access_denied … nu a finalizat procesul de verificare”'),
    ' Aplicația este în starea „Testing”, iar acest cont nu este al unui utilizator de test. Apăsați „Publish app” la ',
    audience('Audience'),
    '. O aplicație care rămâne în starea „Testing” pierde conexiunea după șapte zile.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Eroare 401: invalid_client”'),
    ' Google nu recunoaște acest ID de client sau clientul a fost șters. Copiați ID-ul din nou.',
  ],
} satisfies Messages['googleHelp'];
