import type { DriveFile } from './records.ts';
import { shelveMusic } from './seed-music.ts';
import { shelveOddities } from './seed-oddities.ts';
import { shelveOffice } from './seed-office.ts';
import { shelveSermons } from './seed-sermons.ts';
import { createShelf } from './seed-shelf.ts';

/** A church's drive after some years of use: tidy in places. */
export function seedDrive(now: number, timeZone: string): DriveFile[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const shelf = createShelf(today);
  shelveSermons(shelf, today.year);
  shelveMusic(shelf);
  shelveOffice(shelf, today.year);
  shelveOddities(shelf);
  return shelf.files;
}
