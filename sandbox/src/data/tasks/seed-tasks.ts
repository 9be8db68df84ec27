import { createHash } from 'node:crypto';
import type { Task, TaskList } from '../google-items.ts';

type Draft = Omit<Task, 'id'> & { title: string; children?: Draft[] };

/** Four task lists of a church office, and an empty one. */
export function seedTasks(now: number, timeZone: string): TaskList[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const day = (ahead: number) =>
    `${today.add({ days: ahead }).toPlainDate().toString()}T00:00:00.000Z`;
  const stamp = (ago: number) =>
    today.subtract({ days: ago }).toInstant().toString({ fractionalSecondDigits: 3 });
  return [
    list('Notices', stamp(1), notices(day, stamp)),
    list('Harvest thanksgiving', stamp(2), harvest(day, stamp)),
    list('Rotas', stamp(0), rotas(day)),
    list('Building and grounds', stamp(6), building(day, stamp)),
    list('Christmas', stamp(30), []),
  ];
}

type Day = (ahead: number) => string;
type Stamp = (ago: number) => string;

function notices(day: Day, stamp: Stamp): Draft[] {
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
        { title: 'מקהלה: מחפשים זמרים', notes: 'החזרות בימי חמישי', due: day(9) },
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
    {
      title: '<b>Not bold</b> & <script>alert(1)</script>',
      notes: 'Notes are plain text: <i>this stays as it is</i>.',
      due: day(4),
    },
    { title: '', notes: 'Somebody pressed return too early.' },
  ];
}

function harvest(day: Day, stamp: Stamp): Draft[] {
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
      title: 'All done here',
      notes: 'A parent whose children are all finished.',
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

/** Half a year of Sundays with five duties each: more than fit on Google's largest page. */
function rotas(day: Day): Draft[] {
  return duties.map((duty, at) => ({
    title: duty,
    notes: 'Swap among yourselves, then tell the office.',
    children: Array.from({ length: 24 }, (_, week) => ({
      title: `${duty}: week ${week + 1}`,
      notes: `Team ${((week + at) % 6) + 1}`,
      due: day(7 * week + 3),
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
];

function building(day: Day, stamp: Stamp): Draft[] {
  return Array.from({ length: 28 }, (_, at): Draft => {
    const done = at % 4 === 3;
    return {
      title: `${repairs[at % repairs.length]}${at < repairs.length ? '' : ` (${Math.floor(at / repairs.length) + 1})`}`,
      ...(at % 3 === 0 && { notes: 'Ask three firms for an offer.' }),
      ...(at % 5 !== 0 && { due: day(at * 3 - 12) }),
      ...(done && { status: 'completed', completed: stamp(at), hidden: at % 8 === 7 }),
    };
  });
}

/** Google lists tasks in the order of creation; the order that people see is that of `position`, compared as text. */
function list(title: string, updated: string, drafts: Draft[]): TaskList {
  const tasks = drafts.flatMap((draft, at) => {
    const parent = task(title, draft, at, drafts.length, updated);
    const children = draft.children ?? [];
    const below = children.map((child, n) => ({
      ...task(`${title}/${draft.title}`, child, n, children.length, updated),
      parent: parent.id,
    }));
    return [parent, ...below];
  });
  return { id: taskId(`list ${title}`), title, updated, tasks };
}

function task(path: string, draft: Draft, at: number, of: number, updated: string): Task {
  const { children: _, ...fields } = draft;
  // Every other task was moved to the front after it was created.
  const position = at % 2 === 0 ? of + at : of - at;
  return {
    id: taskId(`${path}/${draft.title}/${at}`),
    status: 'needsAction',
    updated,
    ...fields,
    position: String(position).padStart(20, '0'),
  };
}

function taskId(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
