import { ROOT_ID, SHORTCUT } from '../google-items.ts';
import type { DriveBuilder } from './drive-builder.ts';

/** Unusual files as they occur in real drives. */
export function addUnusualFiles(drive: DriveBuilder) {
  addTopLevelFiles(drive);
  addRiskyFiles(drive);
  addShortcuts(drive);
  addTrashedFiles(drive);
}

function addTopLevelFiles(drive: DriveBuilder) {
  drive.pdf('How to find us.pdf', ROOT_ID, ['Tram 3 to the church, then two minutes on foot.']);
  drive.file('Wi-Fi in the hall.txt', 'text/plain', ROOT_ID, {
    text: 'Network: Hall\nPassword: ask at the office\n',
  });
  drive.put({
    title: 'Hymn of the partner parish.txt',
    mimeType: 'text/plain',
    description: 'Shared with us: it lies in no folder of ours.',
    content: { text: 'Sing with us.\n' },
  });
  drive.file('Empty file.txt', 'text/plain', ROOT_ID, { text: '' });
}

/** Files that would run scripts if the app served them as pages, and difficult names. */
function addRiskyFiles(drive: DriveBuilder) {
  const folder = drive.folder('🙏 Names & signs שלום');
  drive.file('Old website.html', 'text/html', folder, {
    text: '<!DOCTYPE html><title>Old website</title><script>document.title = "It ran"</script><p>Welcome',
  });
  drive.file('Logo.svg', 'image/svg+xml', folder, {
    text: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script><path d="M28 4h8v56h-8zM12 18h40v8H12z" fill="#246"/></svg>',
  });
  drive.pdf('שיר השירים.pdf', folder);
  drive.pdf('ترنيمة الصباح 🌅.pdf', folder);
  drive.pdf('  spaces, "quotes" and ünïcödé; filename=evil.exe.pdf', folder);
  drive.pdf(`${'A very long name '.repeat(14).trim()}.pdf`, folder);
  drive.file('line\nbreak.txt', 'text/plain', folder, {
    text: 'The name has a line break in it.\n',
  });
}

function addShortcuts(drive: DriveBuilder) {
  const links = drive.folder('Shortcuts');
  const inner = drive.folder('Round and round', links);
  const file = drive.files.find(({ title }) => title === 'How to find us.pdf');
  const to = (title: string, parent: string, targetId: string, targetMimeType: string) =>
    drive.put({
      title,
      mimeType: SHORTCUT,
      parents: [parent],
      shortcutDetails: { targetId, targetMimeType },
    });
  to('How to find us (shortcut)', links, file?.id ?? '', 'application/pdf');
  to('Back to the start', inner, links, 'application/vnd.google-apps.folder');
  to('Leads nowhere', links, '1nothingIsHereAnyMoreSinceLastYear', 'application/pdf');
}

function addTrashedFiles(drive: DriveBuilder) {
  drive.put({
    title: 'Draft, do not keep.txt',
    mimeType: 'text/plain',
    parents: [ROOT_ID],
    content: { text: 'Thrown away.\n' },
    trashed: true,
  });
  const old = drive.put({
    title: 'Old folder',
    mimeType: 'application/vnd.google-apps.folder',
    parents: [ROOT_ID],
    trashed: true,
  });
  drive.pdf('In the old folder.pdf', old);
}
