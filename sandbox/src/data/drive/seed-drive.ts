import type { DriveFile } from '../google-items.ts';
import { addMusic } from './music.ts';
import { addOddities } from './unusual-files.ts';
import { addOffice } from './office.ts';
import { addSermons } from './sermons.ts';
import { createDriveBuilder } from './drive-builder.ts';

/** A church's drive after some years of use: tidy in places. */
export function seedDrive(now: number, timeZone: string): DriveFile[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const drive = createDriveBuilder(today);
  addSermons(drive, today.year);
  addMusic(drive);
  addOffice(drive, today.year);
  addOddities(drive);
  return drive.files;
}
