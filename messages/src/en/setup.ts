export default {
  /** The title of the page in the browser. */
  pageTitle: 'Setup',
  checking: 'Checking the link…',
  linkProblems: {
    setup_done: 'This assembly is already set up',
    wrong_setup_code: 'This link does not work',
  },
  /** Follows "Use the newest link that the server printed when it started." */
  whereLinkIs: 'The server prints it in its terminal, or in its log if it runs as a service.',
  goToLogin: 'Go to login',
  endsDemo:
    'Finishing the setup ends the demo. This permanently removes its people, accounts that were made in it, its sample content, and settings that were changed in it. Until then nothing changes.',
  account: 'Your account',
  assembly: 'Your assembly',
  finish: 'Finish setup',
  finishing: 'Setting up…',
};
