export default {
  title: 'Mail server',
  sentThrough: (host: string, port: number) => `Emails are sent through ${host}, port ${port}.`,
  isSet: 'A mail server is set.',
  cannotBeSent: 'Emails cannot be sent.',
  notSet:
    'No mail server is set: emails are written to the folder data/outbox on the server and not sent.',
  /** Another mail server, in the fields below. */
  replace: 'Enter a new one to replace it.',
  server: 'Server',
  serverInvalid:
    'Enter the name of the server, such as mail.example.org. Leave the port empty for the usual one.',
  port: 'Port',
  encryption: 'Encryption',
  encryptions: {
    starttls: 'STARTTLS (usually port 587)',
    tls: 'TLS (usually port 465)',
    none: 'None: only on a network that you trust',
  },
  user: 'User',
  password: 'Password',
  testTitle: 'Test',
  saveFirst: 'Save your changes first, then test them here.',
  test: (email: string) => `Sends an email to ${email}.`,
  sendTest: 'Send a test email to me',
};
