import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `Welcome to ${assembly}`,
  intro: 'Events, announcements and documents, all in one place.',
  tabs: {
    label: 'Login or signup',
    login: 'Login',
    signup: 'Signup',
  },
  notSetUp: {
    title: 'This assembly is not set up yet.',
    text: 'If you run the server, open the setup link that it printed when it started: in its terminal, or in its log.',
  },
  /** The heading of the setup of a new assembly, and while it loads. */
  setUp: 'Set up your assembly',
  signedOut: 'You were signed out.',
  notEnded:
    'You are logged out in this browser, but the session could not be ended on the server. Log in again later and end it in your account.',
  /** The button below the form. */
  logIn: 'Login',
  loggingIn: 'Logging in…',
  failed: 'An error occurred while logging in. Please try again later.',

  approvesAccounts: 'An administrator approves new accounts.',
  /** The button below the form. */
  signUp: 'Signup',
  signingUp: 'Signing up…',
  signedUp: 'User registered successfully.',
  signUpFailed: 'An error occurred while registering. Please try again later.',

  /** Shown to people whose account nobody has approved yet. */
  approval: {
    thanks: 'Thank you for signing up.',
    waiting: 'Your account is waiting for approval.',
    confirmAddress: 'We have sent you an email: please confirm your address with its link.',
    next: 'An administrator will approve your account. After that you can log in here.',
    nextWithEmail:
      'An administrator will approve your account. We will then send you an email. After that you can log in here.',
    /** Before "Ask Ruth Keller:" */
    questions: 'Questions?',
  },
  /** Whom to ask; an email address or a phone number may follow. */
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Ask ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Ask an administrator of ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    /** A button, and the title of the dialog that it opens. */
    title: 'Forgot Password',
    text: 'Enter your email address. We will send you a link to set a new password.',
    cannotSend: (assembly: string) =>
      `${assembly} cannot send emails. An administrator can give you a link to set a new password.`,
    send: 'Send link',
    sending: 'Sending…',
    sent: 'Password reset email has been sent to your email address.',
    failed: 'An error occurred. Please try again later.',
  },

  reset: {
    title: 'Choose a new password',
    /** The label of the field, and the title of the page. */
    newPassword: 'New password',
    note: 'This logs you out everywhere and turns off your private links for calendar and podcast apps.',
    save: 'Save password',
    done: 'Your password has been changed.',
    failed: 'Your password could not be changed. Please try again later.',
    expired: 'This link no longer works',
    /** Below that title. */
    requestNew: 'This link has been used or has expired. Please request a new one.',
    requestLink: 'Request a new link',
    backToLogin: 'Back to login',
  },
};
