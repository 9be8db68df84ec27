import {
  setupCodeSchema,
  setupReplySchema,
  setupRequirementsSchema,
  setupSchema,
  setupStateSchema,
} from '../setup.ts';
import type { Endpoint } from './endpoint.ts';

export const getSetup = {
  method: 'GET',
  path: '/api/setup',
  audience: 'anyone',
  reply: { status: 200, json: setupStateSchema },
} as const satisfies Endpoint;

/** Lets the page say at once that a link no longer works, or that a password is too common. The code is in the body, because addresses are logged. */
export const checkSetupCode = {
  method: 'POST',
  path: '/api/setup/code',
  audience: 'anyone',
  body: setupCodeSchema,
  reply: { status: 200, json: setupRequirementsSchema },
  problems: [
    'wrong_setup_code',
    'setup_done',
    'password_policy',
    'email_in_use',
    'too_many_attempts',
    'busy',
  ],
} as const satisfies Endpoint;

/** Makes the first administrator, and signs them in. */
export const completeSetup = {
  method: 'POST',
  path: '/api/setup',
  audience: 'anyone',
  body: setupSchema,
  reply: { status: 201, json: setupReplySchema },
  problems: [
    'wrong_setup_code',
    'setup_done',
    'password_policy',
    'email_in_use',
    'sync_running',
    'too_many_attempts',
    'busy',
  ],
} as const satisfies Endpoint;
