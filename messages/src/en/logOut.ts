import { number, plural } from './language.ts';

export default {
  title: 'Log out?',
  question: (recordings: number) =>
    plural(recordings, {
      1: 'Logging out removes 1 saved recording from this device. You can save them again after the next login.',
      other: `Logging out removes ${number(recordings)} saved recordings from this device. You can save them again after the next login.`,
    }),
  stay: 'Stay signed in',
  confirm: 'Log out',
};
