// Pages behind links in emails.
export default {
  linkInvalid: 'Link not valid',

  // For somebody who has signed up.
  confirm: {
    title: 'Confirm your email address',
    question: 'Did you sign up with this address?',
    button: 'Confirm my address',
    doneTitle: 'Your address is confirmed',
    done: 'Thank you. If your account is not approved yet, you get an email when an administrator approves it.',
    failed: 'Could not confirm your address',
    notFound:
      'This link was already used, or the account no longer exists. If you have confirmed your address before, there is nothing left to do.',
    goToApp: 'Go to the app',
  },

  unsubscribe: {
    /** The title, and the button. */
    title: 'Unsubscribe',
    questions: {
      announcements: 'Stop getting emails about new announcements?',
      events: 'Stop getting emails about canceled or moved events?',
      sermons: 'Stop getting emails about new recordings?',
      signUps: 'Stop getting emails about new sign-ups?',
      weekly: 'Stop getting the weekly email?',
    },
    doneTitle: 'You are unsubscribed',
    done: {
      announcements: 'You no longer get emails about new announcements.',
      events: 'You no longer get emails about canceled or moved events.',
      sermons: 'You no longer get emails about new recordings.',
      signUps: 'You no longer get emails about new sign-ups.',
      weekly: 'You no longer get the weekly email.',
    },
    failed: 'Could not unsubscribe',
    notFound:
      'This link is incomplete or no longer valid. If you have an account, you can change your notifications there.',
    changeNotifications: 'Change your notifications',
  },
};
