import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  /** The title of the page, and what search engines show. */
  login: (assembly: string) => `Login – ${assembly}`,
  description: (assembly: string) => `Events, announcements and documents of ${assembly}.`,
  needsScript: 'This app needs JavaScript. Please enable it in your browser.',
  loginNeedsScript: 'Logging in needs JavaScript. Please enable it in your browser.',
  notLoaded: 'The app could not be loaded.',
  notLoadedOffline: 'The app could not be loaded. You are offline.',

  /** Shown in a browser that is too old. What is `bold` names the device; menus are as the device shows them. */
  outdated: {
    title: 'Please update your browser',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} works in ${list(browsers)}, and in newer versions of these browsers.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('On an iPhone or iPad,'),
      ' open Settings, General, Software Update, and install the newest iOS. This updates all its browsers.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('On an Android phone,'),
      ' open the Play Store, search for Chrome, and press Update.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('On a computer,'),
      ' update your browser, or install the newest Firefox or Chrome.',
    ],
    otherDevice: 'If there is no update for your device, open this page on another one.',
  },
};
