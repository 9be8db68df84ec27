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

/** Minutes, rotas, newsletters, and the photos of the youth group. */
export function addOffice(drive: DriveBuilder, year: number) {
  addMinutes(drive, year);
  addYouth(drive, year);
  const rotas = drive.folder('Rotas');
  googleDocument(drive, 'Rota, first half', SPREADSHEET, rotas);
  googleDocument(drive, 'Rota, second half', SPREADSHEET, rotas);
  for (const title of ['Welcome pack', 'Safeguarding', 'Weddings and funerals', 'House groups']) {
    drive.pdf(`${title}.pdf`, drive.folder(title), [
      'Please ask at the office for a printed copy.',
    ]);
  }
  const news = drive.folder('Newsletters');
  for (let month = 1; month <= 24; month += 1) {
    const of = `${year - 2 + Math.ceil(month / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
    drive.pdf(`Newsletter ${of}.pdf`, news, [
      'News from the assembly',
      '',
      'Dates, people, prayers.',
    ]);
  }
  for (const title of ['Archive', 'Children', 'Accounts (treasurer only)', 'Mission partners']) {
    drive.folder(title);
  }
}

function addMinutes(drive: DriveBuilder, year: number) {
  const minutes = drive.folder('Minutes and reports');
  const council = drive.folder('Council', minutes);
  for (let month = 1; month <= 12; month += 1) {
    drive.pdf(`Council ${year - 1}-${String(month).padStart(2, '0')}.pdf`, council, [
      'Present:',
      'Apologies:',
    ]);
  }
  const agm = drive.folder(`AGM ${year}`, minutes);
  drive.pdf('AGM 3/4: Rösti & Co #1 [final].pdf', agm, ['Catering for the annual general meeting']);
  // Two files with the same name.
  drive.pdf('Annual report.pdf', agm, ['The first of two files of one name']);
  drive.pdf('Annual report.pdf', agm, ['The second of two files of one name']);
  googleDocument(drive, `Agenda ${year}`, DOCUMENT, agm);
  googleDocument(drive, 'Budget', SPREADSHEET, agm);
  // Larger than the ten megabytes that Google exports.
  drive.put({
    title: 'Chronicle of the parish (very long)',
    mimeType: DOCUMENT,
    parents: [minutes],
    content: { patternSize: 10 * 1024 * 1024 + 1 },
  });
}

function addYouth(drive: DriveBuilder, year: number) {
  const youth = drive.folder('Youth');
  const camp = drive.folder(`Camp ${year}`, youth);
  const photos = drive.folder('Photos', camp);
  drive.file('Sunset over the lake.jpg', 'image/jpeg', photos, { bytes: sunsetJpeg });
  drive.file('Tents 🏕️.png', 'image/png', photos, { bytes: tentsPng });
  drive.pdf('Packing list.pdf', camp, ['Sleeping bag', 'Torch', 'Bible', 'Rain jacket']);
  drive.folder('Lost property', camp);
  drive.pdf('Games for wet days.pdf', youth, ['Sardines', 'Charades', 'Who am I?']);
}

/** Its content is what it exports to; it has no size itself. */
function googleDocument(drive: DriveBuilder, title: string, mimeType: string, parent: string) {
  const bytes = makePdf(title, ['Exported from the assembly’s drive.']);
  drive.put({ title, mimeType, parents: [parent], content: { bytes } });
}
