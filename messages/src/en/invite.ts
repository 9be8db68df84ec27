export default {
  text: 'Send this address, or print the QR code for a notice board. People sign up there, and then wait for your approval.',
  loadFailed: 'The address could not be loaded.',
  address: 'Address',
  code: 'QR code of the address',
  print: 'Print',
  /** On paper: the QR code is below the first text, the address below the second. */
  poster: 'Events, announcements and sermons on your phone. Scan this code to sign up:',
  posterAddress: 'or open this address:',
};
