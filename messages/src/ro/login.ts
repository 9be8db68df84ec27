import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `Bine ați venit la ${assembly}`,
  intro: 'Evenimente, anunțuri și documente, toate într-un singur loc.',
  tabs: {
    label: 'Intrare în cont sau înscriere',
    login: 'Intrare în cont',
    signup: 'Înscriere',
  },
  notSetUp: {
    title: 'Aplicația acestei biserici nu este încă configurată.',
    text: 'Dacă administrați serverul, deschideți linkul de configurare pe care l-a afișat la pornire: în terminal sau în jurnalul lui.',
  },
  setUp: 'Configurați aplicația bisericii',
  signedOut: 'Sesiunea dumneavoastră s-a încheiat.',
  notEnded:
    'Ați ieșit din cont în acest browser, dar sesiunea nu s-a putut închide pe server. Intrați din nou mai târziu și închideți-o în contul dumneavoastră.',
  logIn: 'Intrați în cont',
  loggingIn: 'Se intră în cont…',
  failed: 'Intrarea în cont nu a reușit. Încercați din nou mai târziu.',

  approvesAccounts: 'Conturile noi sunt aprobate de un administrator.',
  signUp: 'Înscrieți-vă',
  signingUp: 'Se face înscrierea…',
  signedUp: 'Înscrierea a reușit.',
  signUpFailed: 'Înscrierea nu a reușit. Încercați din nou mai târziu.',

  approval: {
    thanks: 'Vă mulțumim pentru înscriere.',
    waiting: 'Contul dumneavoastră așteaptă aprobarea.',
    confirmAddress: 'V-am trimis un e-mail: confirmați adresa cu linkul din el.',
    next: 'Un administrator vă va aproba contul. După aceea puteți intra în cont aici.',
    nextWithEmail:
      'Un administrator vă va aproba contul. Vă vom trimite apoi un e-mail. După aceea puteți intra în cont aici.',
    questions: 'Întrebări?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Vorbiți cu ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Vorbiți cu un administrator de la ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    title: 'Am uitat parola',
    text: 'Introduceți adresa de e-mail. Vă vom trimite un link pentru a seta o parolă nouă.',
    cannotSend: (assembly: string) =>
      `${assembly} nu poate trimite e-mailuri. Un administrator vă poate da un link pentru a seta o parolă nouă.`,
    send: 'Trimiteți linkul',
    sending: 'Se trimite…',
    sent: 'V-am trimis un e-mail pentru setarea unei parole noi.',
    failed: 'A apărut o eroare. Încercați din nou mai târziu.',
  },

  reset: {
    title: 'Alegeți o parolă nouă',
    newPassword: 'Parola nouă',
    note: 'Astfel ieșiți din cont peste tot și se dezactivează linkurile private pentru aplicațiile de calendar și podcast.',
    save: 'Salvați parola',
    done: 'Parola a fost schimbată.',
    failed: 'Parola nu s-a putut schimba. Încercați din nou mai târziu.',
    expired: 'Acest link nu mai funcționează',
    requestNew: 'Linkul a fost deja folosit sau a expirat. Cereți unul nou.',
    requestLink: 'Cereți un link nou',
    backToLogin: 'Înapoi la intrarea în cont',
  },
} satisfies Messages['login'];
