import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Вийти?',
  question: (recordings: number) =>
    plural(recordings, {
      one: `Вихід видалить із цього пристрою ${number(recordings)} збережений запис. Після наступного входу його можна зберегти знову.`,
      few: `Вихід видалить із цього пристрою ${number(recordings)} збережені записи. Після наступного входу їх можна зберегти знову.`,
      many: `Вихід видалить із цього пристрою ${number(recordings)} збережених записів. Після наступного входу їх можна зберегти знову.`,
      other: `Вихід видалить із цього пристрою ${number(recordings)} збереженого запису. Після наступного входу їх можна зберегти знову.`,
    }),
  stay: 'Не виходити',
  confirm: 'Вийти',
} satisfies Messages['logOut'];
