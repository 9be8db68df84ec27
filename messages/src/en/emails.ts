export default {
  // Around every email.
  /** Before a value or an address: "Now: Sunday 15 November". */
  withColon: (label: string) => `${label}:`,
  /** Links at the end of emails that people can turn off. */
  changeNotifications: 'Change your notifications',
  unsubscribe: 'Unsubscribe',

  /** The first line of an email. */
  dear: (name: string) => `Dear ${name},`,
  /** To somebody whose name may be invented. */
  hello: 'Hello,',

  /** To somebody who has forgotten the password. */
  reset: {
    subject: (assembly: string) => `Set a new password for ${assembly}`,
    why: (assembly: string) =>
      `Somebody, probably you, asked to set a new password for your account at ${assembly}.`,
    button: 'Set a new password',
    ignore:
      'The link works once, within one hour. If you did not ask for it, you can ignore this email: your password stays the same.',
  },
  /** To an administrator, when another one has created a reset link for their account. */
  adminReset: {
    subject: (assembly: string) => `A link to set your password for ${assembly} was created`,
    /** Another administrator has created it. */
    why: (administrator: string, assembly: string) =>
      `${administrator} created a link that sets a new password for your account at ${assembly}. It works once, for one day.`,
    remedy:
      'If you did not ask for it, change your password now. Changing your password disables the link.',
    button: 'Change your password',
  },
  /** To somebody who has signed up, maybe with the address of another person. */
  confirmation: {
    subject: (assembly: string) => `Confirm your email address for ${assembly}`,
    why: (assembly: string) =>
      `Somebody, probably you, signed up at ${assembly} with this address. Please confirm that it is yours.`,
    button: 'Confirm my address',
    ignore:
      'An administrator then approves the account. If you did not sign up, you can ignore this email.',
  },
  approved: {
    subject: (assembly: string) => `Welcome to ${assembly}`,
    text: 'An administrator has approved your account. You can log in now.',
    button: 'Log in',
  },
  /** To an administrator who has asked for it in the settings. */
  test: {
    subject: (assembly: string) => `Test email from ${assembly}`,
    text: 'This is the test email that you asked for. Your assembly can send emails.',
    button: 'Open the app',
  },
  /** To the administrators, about a problem with the automatic backups. */
  backups: {
    subject: (assembly: string) => `A problem with the backups of ${assembly}`,
    problems: {
      failing: 'The last two backups failed. The settings say why.',
      too_old: 'The newest backup is more than two days old.',
      disk_nearly_full:
        'The disk of the server is nearly full. Make room, so that backups and new content can still be saved.',
    },
    button: 'Open the backups',
    once: 'You get one email about each problem. The settings show it until it is solved.',
  },
};
