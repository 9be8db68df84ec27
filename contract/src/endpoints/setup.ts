import { setupReplySchema, setupSchema, setupStateSchema } from '../setup.ts';
import type { Endpoint } from './endpoint.ts';

export const getSetup = {
  method: 'GET',
  path: '/api/setup',
  audience: 'anyone',
  reply: { status: 200, json: setupStateSchema },
} as const satisfies Endpoint;

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
    'too_many_attempts',
    'busy',
  ],
} as const satisfies Endpoint;
