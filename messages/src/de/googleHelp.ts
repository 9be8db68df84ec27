import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'Erstellen Sie in der Google Cloud Console ',
    link('ein Projekt'),
    ', etwa „Assembly“. Melden Sie sich mit dem Konto an, dem Ihre Kalender gehören.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Aktivieren Sie die drei APIs'),
    ': Calendar, Tasks und Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Richten Sie die ',
    platform('Google Auth Platform'),
    ' ein: Geben Sie einen Namen und Ihre E-Mail-Adresse ein, und wählen Sie als Zielgruppe „Extern“ (External). Drücken Sie dann unter ',
    audience('Zielgruppe (Audience)'),
    ' auf „App veröffentlichen“ (Publish app), sodass der Status „In Produktion“ (In production) ist.',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Erstellen Sie einen Client'),
    ' vom Typ „Webanwendung“ (Web application). Fügen Sie unter „Autorisierte Weiterleitungs-URIs“ (Authorized redirect URIs) genau diese Adresse hinzu:',
  ],
  redirectAddress: 'Weiterleitungsadresse',
  copyClient:
    'Kopieren Sie die Client-ID und den Clientschlüssel, die Google anzeigt, in das Formular hier. Melden Sie sich dann bei Google an und wählen Sie alle drei Berechtigungen aus.',
  errors: 'Wenn Google einen Fehler anzeigt',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Fehler 400: redirect_uri_mismatch“'),
    ' Die Weiterleitungsadresse ist nicht eingetragen: Die Adresse in den „Autorisierten Weiterleitungs-URIs“ des Clients ist nicht genau die obige. Kopieren Sie sie noch einmal. Es kann einige Minuten dauern, bis Google sie übernimmt.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Google hat diese App nicht überprüft“'),
    ' Das ist normal: Es ist Ihre eigene App. Drücken Sie „Erweitert“ (Advanced), dann „… öffnen (unsicher)“ (Go to … (unsafe)).',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Fehler 403: org_internal“'),
    ' Die App ist als „Intern“ (Internal) markiert, für Konten einer einzigen Organisation. Melden Sie sich mit einem solchen Konto an, oder wählen Sie „Extern“ (External) unter ',
    audience('Zielgruppe (Audience)'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('„Fehler 403: access_denied“ (… has not completed the verification process)'),
    ' Die App ist im Status „Test“ (Testing), und dieses Konto ist kein Testnutzer. Drücken Sie „App veröffentlichen“ (Publish app) unter ',
    audience('Zielgruppe (Audience)'),
    '. Eine App, die im Status „Test“ bleibt, verliert ihre Verbindung nach sieben Tagen.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('„Fehler 401: invalid_client“'),
    ' Google kennt diese Client-ID nicht, oder der Client wurde gelöscht. Kopieren Sie die ID noch einmal.',
  ],
} satisfies Messages['googleHelp'];
