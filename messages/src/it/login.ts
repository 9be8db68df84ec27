import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `${assembly} le dà il benvenuto`,
  intro: 'Eventi, annunci e documenti, tutto in un unico posto.',
  tabs: {
    label: 'Accesso o iscrizione',
    login: 'Accesso',
    signup: 'Iscrizione',
  },
  notSetUp: {
    title: 'L’app di questa comunità non è ancora configurata.',
    text: 'Se gestisce il server, apra il link di configurazione che ha scritto all’avvio: nel suo terminale o nel suo log.',
  },
  setUp: 'Configuri l’app della sua comunità',
  signedOut: 'La sua sessione è terminata.',
  notEnded:
    'L’uscita da questo browser è riuscita, ma non è stato possibile chiudere la sessione sul server. Acceda di nuovo più tardi e la chiuda nel suo account.',
  logIn: 'Accedi',
  loggingIn: 'Accesso in corso…',
  failed: 'L’accesso non è riuscito. Riprovi più tardi.',

  approvesAccounts: 'L’amministrazione approva i nuovi account.',
  signUp: 'Iscriviti',
  signingUp: 'Iscrizione in corso…',
  signedUp: 'Iscrizione riuscita.',
  signUpFailed: 'L’iscrizione non è riuscita. Riprovi più tardi.',

  approval: {
    thanks: 'Grazie per l’iscrizione.',
    waiting: 'Il suo account è in attesa di approvazione.',
    confirmAddress:
      'Le abbiamo inviato un’e-mail: confermi il suo indirizzo con il link che contiene.',
    next: 'L’amministrazione approverà il suo account. Poi potrà accedere qui.',
    nextWithEmail:
      'L’amministrazione approverà il suo account. Poi le invieremo un’e-mail e potrà accedere qui.',
    questions: 'Domande?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Si rivolga a ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Si rivolga all’amministrazione di ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    title: 'Password dimenticata',
    text: 'Inserisca il suo indirizzo e-mail. Le invieremo un link per impostare una nuova password.',
    cannotSend: (assembly: string) =>
      `${assembly} non può inviare e-mail. L’amministrazione può darle un link per impostare una nuova password.`,
    send: 'Invia link',
    sending: 'Invio in corso…',
    sent: 'Le abbiamo inviato un’e-mail per impostare una nuova password.',
    failed: 'Si è verificato un errore. Riprovi più tardi.',
  },

  reset: {
    title: 'Scelga una nuova password',
    newPassword: 'Nuova password',
    note: 'Così si esce da tutti i dispositivi e vengono disattivati i suoi link privati per le app di calendario e podcast.',
    save: 'Salva password',
    done: 'La sua password è stata cambiata.',
    failed: 'Non è stato possibile cambiare la password. Riprovi più tardi.',
    expired: 'Questo link non funziona più',
    requestNew: 'È già stato usato o è scaduto. Ne richieda uno nuovo.',
    requestLink: 'Richiedi un nuovo link',
    backToLogin: 'Torna all’accesso',
  },
} satisfies Messages['login'];
