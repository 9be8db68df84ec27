import type { BackupWarning } from '@assembly/contract/backups';
import { absoluteUrl, settingsSection } from '@assembly/contract/paths';
import type { Config } from '../config.ts';
import type { Localize } from '../create-localize.ts';
import type { Mailer } from '../mail/mailer.ts';
import { backupEmail } from '../mail/templates/account-emails.ts';
import type { Database } from '../store/database/tables.ts';
import { readAdmins } from '../store/users/list-users.ts';
import { changeState, readState } from './backup-state.ts';

export interface WarnContext {
  db: Database;
  settings: { current(): Config };
  mailer: Mailer;
  localize: Localize;
  now: () => number;
  onError: (error: unknown) => void;
}

/**
 * Sends administrators one email about each problem that is new, in their languages. If no email is accepted, as while
 * the network is down too, it is tried again at the next call.
 */
export async function warnAdmins(context: WarnContext, warnings: BackupWarning[]): Promise<void> {
  const { db, settings, now } = context;
  const isMailSet = settings.current().mail.smtpUrl !== undefined;
  const state = await readState(db);
  // Usually there is nothing to write.
  if (state && (warnings.length === 0 || !isMailSet) && state.warnedOf.length === 0) return;
  let added: BackupWarning[] = [];
  // Of several processes, one finds a problem new.
  await changeState(db, now(), ({ warnedOf }) => {
    added = isMailSet ? warnings.filter((warning) => !warnedOf.includes(warning)) : [];
    const known = warnedOf.filter((warning) => warnings.includes(warning));
    return { warnedOf: [...known, ...added] };
  });
  for (const warning of added) {
    if (await sendToAdmins(context, warning)) continue;
    await changeState(db, now(), ({ warnedOf }) => ({
      warnedOf: warnedOf.filter((one) => one !== warning),
    }));
  }
}

/** Returns whether any email was accepted. */
async function sendToAdmins(
  { db, settings, mailer, localize, onError }: WarnContext,
  warning: BackupWarning,
): Promise<boolean> {
  const { assembly, publicUrl } = settings.current();
  const link = absoluteUrl(publicUrl, settingsSection('backups'));
  let isAccepted = false;
  for (const { email, ...languages } of await readAdmins(db)) {
    try {
      const frame = { name: assembly.name, ...(await localize(languages)) };
      await mailer.send(email, backupEmail(frame, warning, link));
      isAccepted = true;
    } catch (error) {
      onError(error);
    }
  }
  return isAccepted;
}
