import type { TaskList } from '../google-items.ts';
import { seedList, type TaskDraft } from './seed-list.ts';

/** Four task lists of a church office, and an empty one. */
export function seedTasks(now: number, timeZone: string): TaskList[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const day = (ahead: number) =>
    `${today.add({ days: ahead }).toPlainDate().toString()}T00:00:00.000Z`;
  const stamp = (ago: number) =>
    today.subtract({ days: ago }).toInstant().toString({ fractionalSecondDigits: 3 });
  return [
    seedList('Notices', stamp(1), notices(day, stamp)),
    seedList('Children and youth', stamp(2), families(day, stamp)),
    seedList(
      'Rotas',
      stamp(0),
      rotas((weeks) => today.toPlainDate().add({ days: 7 - (today.dayOfWeek % 7) + 7 * weeks })),
    ),
    seedList('Groups and courses', stamp(6), groups(day), true),
    seedList('Christmas', stamp(30), []),
  ];
}

type Day = (ahead: number) => string;
type Stamp = (ago: number) => string;

function notices(day: Day, stamp: Stamp): TaskDraft[] {
  return [
    {
      title: 'This week',
      notes:
        'What everybody should know before Sunday.\n\nMore at https://assembly.example/notices',
      children: [
        { title: 'Return the hymn books you borrowed', due: day(-1) },
        {
          title: 'Bring a dish for the shared lunch',
          notes: 'Savoury if you can:\n- A to M: salad\n- N to Z: something warm',
          due: day(0),
        },
        {
          title: 'Sign up for the retreat',
          notes:
            'Places go by order of registration.\nhttps://retreat.example/register?from=notices&lang=en',
          due: day(1),
        },
        { title: 'Pray for those who are ill', notes: 'The list hangs by the door.' },
        {
          title: 'Food bank: tins, rice and toiletries',
          notes: 'The baskets are at the back of the church. Thank you for 140 kg last month!',
          due: day(6),
        },
        {
          title: 'Choir robes back from the cleaner',
          due: day(3),
          status: 'completed',
          completed: stamp(1),
        },
      ],
    },
    {
      title: 'Looking ahead',
      notes: 'Dates to keep free.',
      children: [
        {
          title: 'Annual general meeting: the papers are out',
          notes: 'Read them under “Minutes and reports”, or ask the office for a copy.',
          due: day(20),
        },
        {
          title: '🎄 Who can build a stable for the crib?',
          notes: 'About a meter wide. Wood and tools are in the shed.',
          due: day(33),
        },
        {
          title: 'The choir is looking for tenors',
          notes: 'Come and try on a Thursday at 19:00. You need not read music.',
          due: day(9),
        },
        {
          title: 'Old notice, hidden',
          due: day(5),
          status: 'completed',
          completed: stamp(4),
          hidden: true,
        },
        { title: 'Notice that was deleted', due: day(5), deleted: true },
      ],
    },
    { title: 'Lost: one blue umbrella', notes: 'Last seen at Bible study.', due: day(16) },
    {
      title: 'Found: a child’s red glove',
      notes: 'It waits for its owner at the office.',
      due: day(18),
    },
  ];
}

function families(day: Day, stamp: Stamp): TaskDraft[] {
  return [
    {
      title: 'Family service',
      notes: 'On the last Sunday of the month, planned by families for families.',
      children: [
        {
          title: 'Children who would like to read',
          notes: 'Tell Lea Zimmermann after the service. Practice is on Saturday at eleven.',
          due: day(16),
        },
        {
          title: 'Cakes for afterwards, please without nuts',
          notes: 'Bring them to the large hall before ten.',
          due: day(20),
        },
        {
          title: 'A new song to learn at home',
          notes: 'The words are under “Music”.',
          due: day(23),
        },
      ],
    },
    {
      title: 'Summer camp',
      notes: 'Thank you to everyone who helped.',
      children: [
        {
          title: 'Photos of the camp are online',
          due: day(2),
          status: 'completed',
          completed: stamp(2),
          hidden: true,
        },
      ],
    },
    {
      title: 'Babysitters for Bible study evenings',
      notes: 'Two people from 19:15 to 21:15. Ask Hanna Baumann.',
      due: day(15),
    },
  ];
}

const people = [
  'Ruth Keller',
  'Daniel Osei',
  'Thomas Frei',
  'Maria Santos',
  'Hanna Baumann',
  'Samuel Roth',
  'Lea Zimmermann',
  'Grace Osei',
  'Peter Keller',
  'Esther Roth',
  'Luis Santos',
];
const WEEKS = 36;

/** Sundays with three duties each: more than fit on Google's largest page. */
function rotas(sunday: (weeks: number) => Temporal.PlainDate): TaskDraft[] {
  const duties = [
    ['Sunday rota', 'Leading and reading. Please be there at half past nine.', 2],
    ['Coffee rota', 'Milk and biscuits are in the kitchen cupboard.', 2],
    ['Flowers', 'On Saturday, between ten and noon. Vases are in the vestry.', 1],
  ] as const;
  return duties.map(([title, notes, count], at) => ({
    title,
    notes: `${notes}\nSwap among yourselves, then tell the office.`,
    children: Array.from({ length: WEEKS }, (_, week) => {
      const first = week * count + 3 * at;
      const names = Array.from({ length: count }, (_, n) => people[(first + n) % people.length]);
      return {
        title: `${shortDay.format(sunday(week))}: ${names.join(', ')}`,
        due: `${sunday(week)}T00:00:00.000Z`,
      };
    }),
  }));
}

/** "22 Nov" */
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const open = [
  ['House group for young families', 'Every second Tuesday at the Santos’. Children are welcome.'],
  ['First steps in faith: eight evenings', 'With supper, from next month. Nothing is assumed.'],
  ['Visiting team', 'Do you know somebody who would like a visit? Tell Esther Roth.'],
  ['Walking group: along the river', 'Eight kilometers, with a stop for tea. Dogs are welcome.'],
  ['Learn English over coffee', 'Free, and open to everyone in town.'],
  ['Grief café', 'For those who miss someone. You may also just listen.'],
  ['Men’s breakfast', 'With Samuel Mwangi, on bread for the journey.'],
  ['Sound desk: a course for beginners', 'Two evenings. The youth pay nothing.'],
] as const;

function groups(day: Day): TaskDraft[] {
  return open.map(([title, notes], at) => ({ title, notes, due: day(at * 6 - 3) }));
}
