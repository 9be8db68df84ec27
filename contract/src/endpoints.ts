import * as account from './endpoints/account.ts';
import * as announcements from './endpoints/announcements.ts';
import * as clientErrors from './endpoints/client-errors.ts';
import * as documentContent from './endpoints/document-content.ts';
import * as documents from './endpoints/documents.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import * as events from './endpoints/events.ts';
import * as operations from './endpoints/operations.ts';
import * as session from './endpoints/session.ts';
import * as settings from './endpoints/settings.ts';
import * as setup from './endpoints/setup.ts';
import * as signIn from './endpoints/sign-in.ts';
import * as sync from './endpoints/sync.ts';
import * as users from './endpoints/users.ts';

/** Every endpoint, by name. Only for the server: a web page loads only the endpoints that it calls. */
export const allEndpoints: Record<string, Endpoint> = {
  ...session,
  ...signIn,
  ...events,
  ...announcements,
  ...documents,
  ...documentContent,
  ...account,
  ...users,
  ...sync,
  ...settings,
  ...setup,
  ...clientErrors,
  ...operations,
};
