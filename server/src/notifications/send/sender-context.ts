import type { PushMessage } from '@assembly/contract/notifications/push-message';
import type { FastifyBaseLogger } from 'fastify';
import type { Localize } from '../../create-localize.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Database } from '../../store/database/tables.ts';
import type { PushDevice } from '../queue/push-devices.ts';
import type { PushOutcome } from './push/send-push.ts';

/** What sending notifications needs. */
export interface SenderContext {
  db: Database;
  settings: Settings;
  mailer: Mailer;
  localize: Localize;
  sendPush: (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;
  /** Emails to this person are paused from now on. */
  onEmailPause: (userId: string) => void;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}
