import { number } from './language.ts';

const REMOVALS = {
  all: 'more than half of all items',
  calendar: 'more than half of a calendar',
  unconfirmed: 'and they are not the ones that were confirmed',
};

export default {
  // Why a source was not synced.
  interrupted: 'The app was stopped during the sync. Nothing was lost. Sync again.',
  /** The sync has stopped, because so many items are gone from Google: at least eleven. */
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `${number(count)} items would be removed, ${REMOVALS[which]}. Check in Google whether this is intended, then confirm.`,
  /** The reason follows. The name is '' if it is not known. */
  calendar_unread: (id: string, name: string) =>
    `${name ? `The calendar "${name}" (${id})` : `The calendar ${id}`} could not be read, so no event was changed.`,
  locked: 'Another program has locked the database. Wait until it has finished, then try again.',
  database_unavailable:
    'The database could not be written. Check that the disk has free space, then sync again.',
  unexpected:
    'Something went wrong in the app. The old data was kept. Sync again. If it keeps failing, check the server log.',

  // Why an item from Google was skipped. “It” is the item.
  duplicate: 'It appears twice. The first one was used.',
  not_an_item: 'Google sent something that is not an item.',
  sent_without_id: 'Google sent it without an id.',
  unreadable_field: (field: string) => `Google sent its "${field}" in a form that cannot be read.`,
  no_id: 'It has no id.',
  invalid_id: 'Its id is too long or contains a character that is not allowed.',
  too_long: (field: string, maxBytes: number) => `Its ${field} is longer than ${maxBytes} bytes.`,
  list_not_listed:
    'It is among the chosen task lists, but Google does not list it: it was probably deleted.',
  list_not_found:
    'Google listed it but then could not find it. Its tasks stay unchanged until the next sync.',
  no_folder: 'It is not in a folder that is shown.',
  reserved_id: (id: string) => `Its id is "${id}", which the app uses for its own folder.`,
  target_missing: 'It is a shortcut to something that is not shown.',
  target_outside:
    'It is a shortcut to something outside the folder that is synced. Move the target into that folder, or remove the shortcut.',
};
