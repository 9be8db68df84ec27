import { readConfig } from '../../config.ts';
import { createLocalize } from '../../create-localize.ts';
import { pooledMailer } from '../../mail/mailer.ts';
import { EMAILS_AT_ONCE, startSender } from '../../notifications/send/sender.ts';
import type { SenderContext } from '../../notifications/send/sender-context.ts';
import { openSettings } from '../../settings/settings.ts';
import { openDatabase } from '../../store/database/open-database.ts';

/** The first argument of the process, as JSON. */
export interface SenderOrder {
  environment: Record<string, string>;
  /** How far its clock is ahead. */
  aheadMs: number;
}

// Sends notifications in a process of its own, for tests that kill it. It prints "ready" and waits for input.
const { environment, aheadMs }: SenderOrder = JSON.parse(process.argv[2] ?? '');
const config = readConfig(environment);
const db = await openDatabase(config.databaseUrl);
const settings = await openSettings({ db, environment, keySource: config });
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));

const print = (entry: object) => console.error(entry);
const log = { warn: print, error: print } as SenderContext['log'];
startSender({
  db,
  settings,
  mailer: pooledMailer(() => settings.current().mail, EMAILS_AT_ONCE),
  localize: createLocalize(settings, log),
  sendPush: async () => 'sent',
  onEmailPause: () => {},
  now: () => Date.now() + aheadMs,
  log,
});
