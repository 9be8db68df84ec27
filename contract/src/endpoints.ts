import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as announcements from './endpoints/announcements.ts';
import * as documentContent from './endpoints/document-content.ts';
import * as documents from './endpoints/documents.ts';
import * as events from './endpoints/events.ts';
import * as operations from './endpoints/operations.ts';
import * as session from './endpoints/session.ts';
import * as signIn from './endpoints/sign-in.ts';
import * as sync from './endpoints/sync.ts';
import * as users from './endpoints/users.ts';

/** Every call of the API, by name. For the server alone: a page loads only the endpoints that it calls. */
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
  ...operations,
};
