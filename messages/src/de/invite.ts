import type { Messages } from '../catalog.ts';

export default {
  text: 'Verschicken Sie diese Adresse, oder drucken Sie den QR-Code für das schwarze Brett. Wer sich dort registriert, wartet danach auf Ihre Freischaltung.',
  loadFailed: 'Die Adresse konnte nicht geladen werden.',
  address: 'Adresse',
  code: 'QR-Code der Adresse',
  print: 'Drucken',
  poster:
    'Termine, Ankündigungen und Predigten auf Ihrem Telefon. Scannen Sie diesen Code, um sich zu registrieren:',
  posterAddress: 'oder öffnen Sie diese Adresse:',
} satisfies Messages['invite'];
