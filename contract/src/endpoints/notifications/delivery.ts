import { deliveryReplySchema, heldActionSchema } from '../../notifications/delivery.ts';
import type { Endpoint } from '../endpoint.ts';

/** The state of notifications: what waits, what has failed and why, and what an administrator has to decide. */
export const getDelivery = {
  method: 'GET',
  path: '/api/delivery',
  audience: 'admin',
  reply: { status: 200, json: deliveryReplySchema },
} as const satisfies Endpoint;

/** Sends or drops changes that were held. `not_found` if somebody has done so already. */
export const decideHeld = {
  method: 'POST',
  path: '/api/delivery/held/:id',
  audience: 'admin',
  body: heldActionSchema,
  reply: { status: 204 },
  problems: ['not_found'],
} as const satisfies Endpoint;

/** Sends emails to this person again. */
export const resumePaused = {
  method: 'DELETE',
  path: '/api/delivery/paused/:userId',
  audience: 'admin',
  reply: { status: 204 },
} as const satisfies Endpoint;

/** Sends emails to everyone again, as after the mail server has refused all addresses by mistake. */
export const resumeAllPaused = {
  method: 'DELETE',
  path: '/api/delivery/paused',
  audience: 'admin',
  reply: { status: 204 },
} as const satisfies Endpoint;
