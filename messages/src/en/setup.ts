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
  assemblyName: {
    label: 'Name of the assembly',
    hint: 'Shown at the top of every page and in emails.',
  },
  publicAddress: {
    label: 'Public address',
    hint: 'Members open the assembly at this address, and links in emails lead to it. You can change it later in the settings.',
    /** Also in the settings, like the time zone. */
    onlyLocal: 'This address works only on this computer.',
    insecure:
      'Without https, others on the network can read passwords. Set up a proxy that serves https, and enter the address that starts with https://. Google accepts http only for localhost.',
  },
  timeZone: {
    label: 'Time zone',
    choose: 'Type a city, such as Zurich, and choose from the list.',
    /** `time` is a weekday and a time, such as "Sunday at 10:42". */
    now: (time: string) => `It is now ${time} there.`,
  },
  finish: 'Finish setup',
  finishing: 'Setting up…',
};
