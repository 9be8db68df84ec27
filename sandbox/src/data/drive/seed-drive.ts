import { type DriveFile, ROOT_ID } from '../google-items.ts';
import { createDriveBuilder, type DriveBuilder } from './drive-builder.ts';
import { addMusic } from './music.ts';
import { addOffice } from './office.ts';
import { addSermons } from './sermons.ts';

/** A church's drive after some years of use. */
export function seedDrive(now: number, timeZone: string): DriveFile[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const drive = createDriveBuilder(today);
  addSermons(drive, today.toPlainDate());
  addMusic(drive);
  addOffice(drive, today.toPlainDate());
  addLooseFiles(drive);
  addTrashedFiles(drive);
  return drive.files;
}

function addLooseFiles(drive: DriveBuilder) {
  const map = drive.pdf('How to find us.pdf', ROOT_ID, [
    'Bus 3 to Church Lane, then two minutes on foot.',
  ]);
  drive.file('Wi-Fi in the hall.txt', 'text/plain', ROOT_ID, {
    text: 'Network: Hall\nPassword: ask at the office\n',
  });
  const welcome = drive.files.find(({ title }) => title === 'Welcome pack');
  drive.shortcut('How to find us', welcome?.id ?? ROOT_ID, map, 'application/pdf');
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
