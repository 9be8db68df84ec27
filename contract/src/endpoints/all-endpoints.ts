import * as account from './account.ts';
import * as backups from './backups.ts';
import * as clientErrors from './client-errors.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as library from './library.ts';
import * as mailPages from './mail-pages.ts';
import * as delivery from './notifications/delivery.ts';
import * as notifications from './notifications/notifications.ts';
import * as weeklyEmail from './notifications/weekly-email.ts';
import * as operations from './operations.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as setup from './setup.ts';
import * as signIn from './sign-in.ts';
import * as sync from './sync.ts';
import * as users from './users.ts';

/** Every endpoint, by name. Only for the server: a web page loads only the endpoints that it calls. */
export const allEndpoints: Record<string, Endpoint> = {
  ...session,
  ...signIn,
  ...content,
  ...library,
  ...account,
  ...mailPages,
  ...notifications,
  ...users,
  ...sync,
  ...settings,
  ...weeklyEmail,
  ...delivery,
  ...backups,
  ...setup,
  ...operations,
  ...clientErrors,
};
