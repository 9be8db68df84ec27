import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly} heißt Sie willkommen`,
  intro: 'Termine, Ankündigungen und Dokumente, alles an einem Ort.',
  tabs: {
    label: 'Anmelden oder registrieren',
    login: 'Anmelden',
    signup: 'Registrieren',
  },
  notSetUp: {
    title: 'Diese Gemeinde ist noch nicht eingerichtet.',
    text: 'Wenn Sie den Server betreiben, öffnen Sie den Einrichtungslink, den er beim Start ausgegeben hat: in seinem Terminal oder in seinem Protokoll.',
  },
  setUp: 'Ihre Gemeinde einrichten',
  signedOut: 'Sie wurden abgemeldet.',
  notEnded:
    'Sie sind in diesem Browser abgemeldet, aber auf dem Server konnte die Anmeldung nicht beendet werden. Melden Sie sich später wieder an und beenden Sie sie in Ihrem Konto.',
  logIn: 'Anmelden',
  loggingIn: 'Anmelden …',
  failed: 'Das Anmelden hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',

  approvesAccounts: 'Neue Konten werden von der Administration freigeschaltet.',
  signUp: 'Registrieren',
  signingUp: 'Registrieren …',
  signedUp: 'Sie sind jetzt registriert.',
  signUpFailed: 'Das Registrieren hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',

  approval: {
    thanks: 'Danke für Ihre Registrierung.',
    waiting: 'Ihr Konto wartet auf die Freischaltung.',
    confirmAddress:
      'Wir haben Ihnen eine E-Mail gesendet: Bitte bestätigen Sie Ihre Adresse mit dem Link darin.',
    next: 'Die Administration schaltet Ihr Konto frei. Danach können Sie sich hier anmelden.',
    nextWithEmail:
      'Die Administration schaltet Ihr Konto frei. Dann senden wir Ihnen eine E-Mail. Danach können Sie sich hier anmelden.',
    questions: 'Fragen?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Wenden Sie sich an ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Wenden Sie sich an die Administration (',
      assembly,
      hasAddress ? '):' : ').',
    ],
  },

  forgot: {
    title: 'Passwort vergessen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
    cannotSend: (assembly: string) =>
      `${assembly} kann keine E-Mails senden. Die Administration kann Ihnen einen Link geben, mit dem Sie ein neues Passwort setzen.`,
    send: 'Link senden',
    sending: 'Senden …',
    sent: 'Wir haben Ihnen eine E-Mail mit dem Link gesendet.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  },

  reset: {
    title: 'Neues Passwort wählen',
    newPassword: 'Neues Passwort',
    note: 'Damit werden Sie überall abgemeldet, und Ihre privaten Links für Kalender- und Podcast-Apps werden abgeschaltet.',
    save: 'Passwort speichern',
    done: 'Ihr Passwort wurde geändert.',
    failed: 'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es später noch einmal.',
    expired: 'Dieser Link gilt nicht mehr',
    requestNew:
      'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    requestLink: 'Neuen Link anfordern',
    backToLogin: 'Zurück zur Anmeldung',
  },
} satisfies Messages['login'];
