import {
  setupCodeSchema,
  setupReplySchema,
  setupRequirementsSchema,
  setupSchema,
  setupStateSchema,
} from '../setup.ts';
import { endpoint } from './endpoint.ts';

export const getSetup = endpoint('anyone', 'GET', '/api/setup', {
  reply: { status: 200, json: setupStateSchema },
});

/** Lets the page say immediately that a link no longer works. The code is in the body, because addresses are logged. */
export const checkSetupCode = endpoint('anyone', 'POST', '/api/setup/code', {
  body: setupCodeSchema,
  reply: { status: 200, json: setupRequirementsSchema },
  problems: ['wrong_setup_code', 'setup_done', 'too_many_attempts', 'busy'],
});

/** Makes the first administrator, and signs them in. */
export const completeSetup = endpoint('anyone', 'POST', '/api/setup', {
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
});
