import type { HeldNotification } from '@assembly/contract/delivery';

const NOUNS = {
  announcements: ['new announcement', 'new announcements'],
  events: ['canceled or moved event', 'canceled or moved events'],
  sermons: ['new recording', 'new recordings'],
  signUps: ['sign-up', 'sign-ups'],
} as const;

/** "42 new announcements" */
export function describeHeld({ topic, count }: Pick<HeldNotification, 'topic' | 'count'>): string {
  return `${count} ${NOUNS[topic][count === 1 ? 0 : 1]}`;
}
