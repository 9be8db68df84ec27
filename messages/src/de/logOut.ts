import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Abmelden?',
  question: (recordings: number) =>
    plural(recordings, {
      one: 'Wenn Sie sich abmelden, wird 1 gespeicherte Aufnahme von diesem Gerät entfernt. Nach der nächsten Anmeldung können Sie sie wieder speichern.',
      other: `Wenn Sie sich abmelden, werden ${number(recordings)} gespeicherte Aufnahmen von diesem Gerät entfernt. Nach der nächsten Anmeldung können Sie sie wieder speichern.`,
    }),
  stay: 'Angemeldet bleiben',
  confirm: 'Abmelden',
} satisfies Messages['logOut'];
