import type { DeliveryReply } from '@assembly/contract/notifications/delivery';

/** The reply of `GET /api/delivery`; by default nothing was ever sent. */
export const deliveryReply = (overrides: Partial<DeliveryReply> = {}): DeliveryReply => ({
  counts: { waiting: 0, sent: 0, failed: 0 },
  waitingSince: null,
  mailServerError: null,
  failures: [],
  paused: [],
  held: [],
  ...overrides,
});

export const heldAnnouncements: DeliveryReply['held'][number] = {
  id: 'n1',
  topic: 'announcements',
  reason: 'many',
  count: 42,
  titles: ['Rota', '<b>Picnic</b>'],
  createdAt: 0,
  recipients: 12,
};
