import { deliveryReplySchema, heldActionSchema } from '../../notifications/delivery.ts';
import { endpoint } from '../endpoint.ts';

/** The state of notifications: what waits, what has failed and why, and what an administrator has to decide. */
export const getDelivery = endpoint('admin', 'GET', '/api/delivery', {
  reply: { status: 200, json: deliveryReplySchema },
});

/** Sends or drops changes that were held. `not_found` if somebody has done so already. */
export const decideHeld = endpoint('admin', 'POST', '/api/delivery/held/:id', {
  body: heldActionSchema,
  reply: { status: 204 },
  problems: ['not_found'],
});

/** Sends emails to everyone again, as after the mail server has refused all addresses by mistake. */
export const resumeAllPaused = endpoint('admin', 'DELETE', '/api/delivery/paused', {
  reply: { status: 204 },
});
