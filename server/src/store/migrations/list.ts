import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as content from './0002-content.ts';
import * as administration from './0003-administration.ts';
import * as schedule from './0004-schedule.ts';
import * as letters from './0005-letters.ts';
import * as rowsBefore from './0006-rows-before.ts';
import * as resetIssuers from './0007-reset-issuers.ts';
import * as eventSequence from './0008-event-sequence.ts';
import * as emailBundles from './0009-email-bundles.ts';
import * as settings from './0010-settings.ts';
import * as calendars from './0011-calendars.ts';
import * as eventDetails from './0012-event-details.ts';
import * as feeds from './0013-feeds.ts';
import * as seen from './0014-seen.ts';
import * as icons from './0015-icons.ts';
import * as notifications from './0016-notifications.ts';
import * as dropDrive from './0017-drop-drive.ts';
import * as emailConfirmation from './0018-email-confirmation.ts';
import * as recordings from './0019-recordings.ts';
import * as lastVisit from './0020-last-visit.ts';
import * as languages from './0021-languages.ts';
import * as joinedWords from './0022-joined-words.ts';

/** Run in the order of their names. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-content': content,
  '0003-administration': administration,
  '0004-schedule': schedule,
  '0005-letters': letters,
  '0006-rows-before': rowsBefore,
  '0007-reset-issuers': resetIssuers,
  '0008-event-sequence': eventSequence,
  '0009-email-bundles': emailBundles,
  '0010-settings': settings,
  '0011-calendars': calendars,
  '0012-event-details': eventDetails,
  '0013-feeds': feeds,
  '0014-seen': seen,
  '0015-icons': icons,
  '0016-notifications': notifications,
  '0017-drop-drive': dropDrive,
  '0018-email-confirmation': emailConfirmation,
  '0019-recordings': recordings,
  '0020-last-visit': lastVisit,
  '0021-languages': languages,
  '0022-joined-words': joinedWords,
};
