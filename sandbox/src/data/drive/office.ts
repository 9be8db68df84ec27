import { makeJpeg, makePng, type Paint } from '../media/make-image.ts';
import { makePdf } from '../media/make-pdf.ts';
import type { DriveBuilder } from './drive-builder.ts';

const DOCUMENT = 'application/vnd.google-apps.document';
const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';

const sunset: Paint = (x, y) => {
  const sun = Math.hypot((x - 0.5) * 1.5, y - 0.55) < 0.12;
  if (sun) return [255, 236, 170];
  if (y > 0.7) return [40, 50 + 40 * (1 - y), 100 + 60 * (1 - y)];
  return [250 - 60 * (1 - y), 120 + 80 * y, 90 + 60 * (1 - y)];
};

const tents: Paint = (x, y) => {
  const tent = Math.abs(((x * 3) % 1) - 0.5) < (y - 0.4) * 0.9 && y < 0.8;
  if (tent) return [200, 90, 60];
  return y > 0.6 ? [90, 140, 70] : [160, 200, 235];
};

const sunsetJpeg = makeJpeg(60, 40, sunset);
const tentsPng = makePng(320, 200, tents);

const leaflets = {
  'Welcome pack': ['Welcome to the assembly.pdf', 'Who is who.pdf'],
  Safeguarding: ['Safeguarding policy.pdf', 'Whom to call.pdf'],
  'Weddings and funerals': ['Planning your wedding.pdf', 'When someone has died.pdf'],
  'House groups': ['House groups and where they meet.pdf'],
  Children: ['Sunday school, autumn term.pdf', 'Nativity play, script.pdf'],
  Archive: ['A hundred years of our church.pdf', 'The bells of 1924.pdf'],
};

/** Minutes, rotas, newsletters, and the photos of the youth group. */
export function addOffice(drive: DriveBuilder, today: Temporal.PlainDate) {
  const { year } = today;
  addMinutes(drive, year);
  addYouth(drive, year);
  const rotas = drive.folder('Rotas');
  googleDocument(drive, 'Rota, first half', SPREADSHEET, rotas);
  googleDocument(drive, 'Rota, second half', SPREADSHEET, rotas);
  for (const [title, files] of Object.entries(leaflets)) {
    const folder = drive.folder(title);
    for (const file of files) {
      drive.pdf(file, folder, ['Please ask at the office for a printed copy.']);
    }
  }
  const news = drive.folder('Newsletters');
  for (const day of firstDays(today, 24)) {
    const lines = ['News from the assembly', '', 'Dates, people, prayers.'];
    drive.pdf(`Newsletter ${monthOf(day)}.pdf`, news, lines, day);
  }
  const partners = drive.folder('Mission partners');
  for (const day of firstDays(today, 12).filter(({ month }) => month % 3 === 0)) {
    drive.pdf(`Letter from São Paulo ${monthOf(day)}.pdf`, partners, ['Dear friends,'], day);
  }
}

/** The first days of the last months, up to this one. */
function firstDays(today: Temporal.PlainDate, count: number): Temporal.PlainDate[] {
  const first = today.with({ day: 1 });
  return Array.from({ length: count }, (_, at) => first.subtract({ months: count - 1 - at }));
}

const monthOf = (day: Temporal.PlainDate) => day.toPlainYearMonth().toString();

function addMinutes(drive: DriveBuilder, year: number) {
  const minutes = drive.folder('Minutes and reports');
  const council = drive.folder('Council', minutes);
  for (let month = 1; month <= 12; month += 1) {
    const day = Temporal.PlainDate.from({ year: year - 1, month, day: 20 });
    drive.pdf(`Council ${monthOf(day)}.pdf`, council, ['Present:', 'Apologies:'], day);
  }
  const agm = drive.folder(`AGM ${year}`, minutes);
  drive.pdf('AGM catering, offer of Café Rösti.pdf', agm, ['Soup, bread and cheese for eighty']);
  drive.pdf(`Annual report ${year - 1}.pdf`, agm, ['From the council, the choir and the groups']);
  googleDocument(drive, `Agenda ${year}`, DOCUMENT, agm);
  googleDocument(drive, 'Budget', SPREADSHEET, agm);
}

function addYouth(drive: DriveBuilder, year: number) {
  const youth = drive.folder('Youth');
  const camp = drive.folder(`Camp ${year}`, youth);
  const photos = drive.folder('Photos', camp);
  drive.file('Sunset over the lake.jpg', 'image/jpeg', photos, { bytes: sunsetJpeg });
  drive.file('Tents in the rain.png', 'image/png', photos, { bytes: tentsPng });
  drive.pdf('Packing list.pdf', camp, ['Sleeping bag', 'Torch', 'Bible', 'Rain jacket']);
  drive.pdf('Games for wet days.pdf', youth, ['Sardines', 'Charades', 'Who am I?']);
}

/** Its content is what it exports to; it has no size itself. */
function googleDocument(drive: DriveBuilder, title: string, mimeType: string, parent: string) {
  const bytes = makePdf(title, ['Exported from the assembly’s drive.']);
  drive.put({ title, mimeType, parents: [parent], content: { bytes } });
}
