import type { DriveFile } from '../google-items.ts';
import { createDriveBuilder } from './drive-builder.ts';
import { addMusic } from './music.ts';
import { addOffice } from './office.ts';
import { addSermons } from './sermons.ts';
import { addUnusualFiles } from './unusual-files.ts';

/** A church's drive after some years of use. */
export function seedDrive(now: number, timeZone: string): DriveFile[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const drive = createDriveBuilder(today);
  addSermons(drive, today.year);
  addMusic(drive);
  addOffice(drive, today.year);
  addUnusualFiles(drive);
  return drive.files;
}
