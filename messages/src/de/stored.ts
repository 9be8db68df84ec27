import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'Was auf diesem Telefon gespeichert ist, reicht nicht so weit. Verbinden Sie sich mit dem Internet, um mehr zu sehen.',
  noEvent:
    'In dem, was auf diesem Telefon gespeichert ist, wurde kein Termin gefunden. Verbinden Sie sich mit dem Internet, um mehr zu sehen.',
  event:
    'Dieser Termin ist nicht auf diesem Telefon gespeichert. Verbinden Sie sich mit dem Internet, um ihn zu öffnen.',
  eventGone: 'Dieser Termin ist nicht mehr im Kalender.',
  file: 'Diese Datei ist nicht in der Liste, die auf diesem Telefon gespeichert ist. Verbinden Sie sich mit dem Internet, um noch einmal nachzusehen.',
  folder:
    'Dieser Ordner ist nicht in der Liste, die auf diesem Telefon gespeichert ist. Verbinden Sie sich mit dem Internet, um noch einmal nachzusehen.',
} satisfies Messages['stored'];
