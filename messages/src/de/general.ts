import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Ihre Gemeinde',
  contact: 'Kontakt',
  contactHelp:
    'Steht auf der Anmeldeseite, für Menschen, die sich nicht anmelden können, etwa weil sie auf die Freischaltung warten. Dort können es alle sehen.',
  notReviewed: (language: string) =>
    `Die Texte auf ${language} hat noch niemand geprüft, der diese Sprache als Muttersprache spricht.`,

  logo: {
    title: 'Logo',
    current: 'Das aktuelle Logo',
    upload: 'Logo hochladen',
    formats: (maxKb: number) => `PNG, JPEG, WebP oder SVG, höchstens ${number(maxKb)} kB.`,
    where: 'Steht oben auf jeder Seite und bei der Anmeldung.',
    remove: 'Logo entfernen',
    saved: 'Logo gespeichert.',
    removed: 'Logo entfernt.',
    notAnImage: 'Diese Datei ist kein Bild, das angezeigt werden kann.',
  },
} satisfies Messages['general'];
