import { createDriveBuilder, type DriveBuilder } from '../drive/drive-builder.ts';
import { type DriveFile, ROOT_ID } from '../google-items.ts';

const DOCUMENT = 'application/vnd.google-apps.document';

/** Files as they occur in real drives now and then, and what an attacker might put there. */
export function unusualFiles(now: number, timeZone: string): DriveFile[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const drive = createDriveBuilder(today);
  addOddNames(drive);
  addShortcuts(drive);
  drive.folder('Empty folder');
  drive.file('Empty file.txt', 'text/plain', ROOT_ID, { text: '' });
  drive.put({
    title: 'Hymn of the partner parish.txt',
    mimeType: 'text/plain',
    description: 'Shared with us: it is not in any of our folders.',
    content: { text: 'Sing with us.\n' },
  });
  return drive.files;
}

/** Files that would run scripts if the app served them as pages, and difficult names. */
function addOddNames(drive: DriveBuilder) {
  const folder = drive.folder('🙏 Names & signs שלום');
  drive.file('Old website.html', 'text/html', folder, {
    text: '<!DOCTYPE html><title>Old website</title><script>document.title = "It ran"</script><p>Welcome',
  });
  drive.file('Logo.svg', 'image/svg+xml', folder, {
    text: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script><path d="M28 4h8v56h-8zM12 18h40v8H12z" fill="#246"/></svg>',
  });
  drive.pdf('שיר השירים.pdf', folder);
  drive.pdf('ترنيمة الصباح 🌅.pdf', folder);
  drive.pdf('AGM 3/4: Rösti & Co #1 [final].pdf', folder);
  drive.pdf('  spaces, "quotes" and ünïcödé; filename=evil.exe.pdf', folder);
  drive.pdf(`${'A very long name '.repeat(14).trim()}.pdf`, folder);
  drive.file('line\nbreak.txt', 'text/plain', folder, {
    text: 'The name has a line break in it.\n',
  });
  drive.pdf('Twins.pdf', folder, ['The first of two files of one name']);
  drive.pdf('Twins.pdf', folder, ['The second of two files of one name']);
  // Larger than the ten megabytes that Google exports.
  drive.put({
    title: 'Chronicle of the parish (very long)',
    mimeType: DOCUMENT,
    parents: [folder],
    content: { patternSize: 10 * 1024 * 1024 + 1 },
  });
}

function addShortcuts(drive: DriveBuilder) {
  const links = drive.folder('Shortcuts');
  const inner = drive.folder('Round and round', links);
  drive.shortcut('Back to the start', inner, links, 'application/vnd.google-apps.folder');
  drive.shortcut('Leads nowhere', links, '1nothingIsHereAnyMoreSinceLastYear', 'application/pdf');
}
