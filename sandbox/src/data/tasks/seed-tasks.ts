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
    seedList('Harvest thanksgiving', stamp(2), harvest(day, stamp)),
    seedList(
      'Rotas',
      stamp(0),
      rotas((weeks) => day(7 - (today.dayOfWeek % 7) + 7 * weeks)),
    ),
    seedList('Building and grounds', stamp(6), building(day, stamp), true),
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
        { title: 'AGM papers are out', notes: 'Under “Minutes and reports”.', due: day(20) },
        { title: '🎄 Crib figures: who can build a stable?', due: day(33) },
        { title: 'Choir: we are looking for tenors', notes: 'Thursdays at 19:00.', due: day(9) },
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
    { title: 'Lost: one blue umbrella', notes: 'Last seen at Bible study.', due: day(2) },
    { title: 'Found: a child’s red glove', notes: 'It is at the office.', due: day(4) },
  ];
}

function harvest(day: Day, stamp: Stamp): TaskDraft[] {
  return [
    {
      title: 'Decorate the church',
      notes: 'Saturday from ten. Ladders are in the vestry.',
      children: [
        { title: 'Sheaves and straw', due: day(6) },
        { title: 'Apples, pumpkins, bread', due: day(6) },
        { title: 'Sweep up afterwards', due: day(8) },
      ],
    },
    {
      title: 'Before the day',
      notes: 'Thank you, all of this is done.',
      children: [
        {
          title: 'Ask the farmers',
          due: day(2),
          status: 'completed',
          completed: stamp(2),
          hidden: true,
        },
      ],
    },
    { title: 'Thank-you letters', due: day(14) },
  ];
}

const duties = ['Coffee', 'Flowers', 'Readers', 'Welcome at the door', 'Sound desk'];
const people = [
  'Anna and Peter Keller',
  'Grace Osei',
  'Thomas Frei',
  'Maria and Luis Santos',
  'Hanna Baumann',
  'Samuel and Esther Roth',
  'Lea Zimmermann',
];

/** Half a year of Sundays with five duties each: more than fit on Google's largest page. */
function rotas(sunday: (weeks: number) => string): TaskDraft[] {
  return duties.map((duty, at) => ({
    title: duty,
    notes: 'Swap among yourselves, then tell the office.',
    children: Array.from({ length: 24 }, (_, week) => ({
      title: `${duty}: ${people[(week + 2 * at) % people.length]}`,
      due: sunday(week),
    })),
  }));
}

const repairs = [
  'Gutter on the north side',
  'Vestry door sticks',
  'Boiler service',
  'Lamp above the font',
  'Moss on the steps',
  'Organ: stuck key, great F♯',
  'Loose slates',
  'Fire extinguishers: yearly check',
  'Hall kitchen: new kettle',
  'Squeaking pew, third row left',
  'Handrail at the side door',
  'Clock runs five minutes late',
  'Paint the notice board',
  'Hedge along the car park',
  'Microphone battery covers',
  'Drain in the courtyard',
  'Window cord in the crèche',
  'Hymn board: missing numbers',
  'Carpet in the vestry',
  'Wheelchair ramp: loose board',
  'Light switch in the cellar',
  'Bicycle stand',
  'Bell rope: worn handle',
  'Radiator in the choir room',
  'Compost bins',
  'Spare keys for the hall',
  'Stain on the altar cloth',
  'Swallows’ nest above the porch',
];

function building(day: Day, stamp: Stamp): TaskDraft[] {
  return repairs.map((title, at): TaskDraft => {
    const done = at % 4 === 3;
    return {
      title,
      ...(at % 3 === 0 && { notes: 'Ask three firms for an offer.' }),
      ...(at % 5 !== 0 && { due: day(at * 3 - 12) }),
      ...(done && { status: 'completed', completed: stamp(at), hidden: at % 8 === 7 }),
    };
  });
}
