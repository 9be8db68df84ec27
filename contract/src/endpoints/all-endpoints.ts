import * as account from './account.ts';
import * as announcements from './announcements.ts';
import * as clientErrors from './client-errors.ts';
import * as documentContent from './document-content.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as feeds from './feeds.ts';
import * as delivery from './notifications/delivery.ts';
import * as notifications from './notifications/notifications.ts';
import * as unsubscribe from './notifications/unsubscribe.ts';
import * as weeklyEmail from './notifications/weekly-email.ts';
import * as offline from './offline.ts';
import * as operations from './operations.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as setup from './setup.ts';
import * as signIn from './sign-in.ts';
import * as sync from './sync.ts';
import * as news from './unseen.ts';
import * as users from './users.ts';

/** Every endpoint, by name. Only for the server: a web page loads only the endpoints that it calls. */
export const allEndpoints: Record<string, Endpoint> = {
  ...session,
  ...signIn,
  ...events,
  ...announcements,
  ...documents,
  ...documentContent,
  ...offline,
  ...account,
  ...feeds,
  ...unsubscribe,
  ...news,
  ...notifications,
  ...users,
  ...sync,
  ...settings,
  ...weeklyEmail,
  ...delivery,
  ...setup,
  ...clientErrors,
  ...operations,
};
