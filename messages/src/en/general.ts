import { number } from './language.ts';

export default {
  title: 'Your assembly',
  contact: 'Contact',
  contactHelp:
    'Shown on the login page to people who cannot log in, such as those who wait for approval. Anyone can see it there.',
  /** `language` is such as "German". */
  notReviewed: (language: string) =>
    `The ${language} texts have not been reviewed by a native speaker yet.`,

  logo: {
    title: 'Logo',
    current: 'The current logo',
    upload: 'Upload a logo',
    formats: (maxKb: number) => `PNG, JPEG, WebP or SVG, at most ${number(maxKb)} kB.`,
    /** Where the logo is shown. */
    where: 'Shown at the top of every page and at the login.',
    remove: 'Remove the logo',
    saved: 'Logo saved.',
    removed: 'Logo removed.',
    notAnImage: 'This file is not an image that can be shown.',
  },
};
