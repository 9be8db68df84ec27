import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const again = 'Podrá guardarlas de nuevo la próxima vez que inicie sesión.';

export default {
  title: '¿Cerrar sesión?',
  question: (recordings: number) =>
    plural(recordings, {
      one: 'Al cerrar sesión se quita 1 grabación guardada en este dispositivo. Podrá guardarla de nuevo la próxima vez que inicie sesión.',
      many: `Al cerrar sesión se quitan ${number(recordings)} de grabaciones guardadas en este dispositivo. ${again}`,
      other: `Al cerrar sesión se quitan ${number(recordings)} grabaciones guardadas en este dispositivo. ${again}`,
    }),
  stay: 'Mantener la sesión',
  confirm: 'Cerrar sesión',
} satisfies Messages['logOut'];
