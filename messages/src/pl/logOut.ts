import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Wylogować się?',
  question: (recordings: number) =>
    plural(recordings, {
      one: 'Wylogowanie usunie z tego urządzenia 1 zapisane nagranie. Po następnym zalogowaniu można je zapisać ponownie.',
      few: `Wylogowanie usunie z tego urządzenia ${number(recordings)} zapisane nagrania. Po następnym zalogowaniu można je zapisać ponownie.`,
      many: `Wylogowanie usunie z tego urządzenia ${number(recordings)} zapisanych nagrań. Po następnym zalogowaniu można je zapisać ponownie.`,
      other: `Wylogowanie usunie z tego urządzenia ${number(recordings)} zapisanego nagrania. Po następnym zalogowaniu można je zapisać ponownie.`,
    }),
  stay: 'Nie wylogowuj',
  confirm: 'Wyloguj się',
} satisfies Messages['logOut'];
