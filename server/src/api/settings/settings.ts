import {
  changeSettings,
  getSchedule,
  getSettings,
  sendTestEmail,
} from '@assembly/contract/endpoints/settings';
import { SETTING_NAMES } from '@assembly/contract/setting-table';
import type { Setting, SettingsReply } from '@assembly/contract/settings';
import type { FastifyInstance } from 'fastify';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { parseSmtpUrl } from '../../mail/mail-error.ts';
import { testEmail } from '../../mail/templates/account-emails.ts';
import { readGoogleConnection } from '../../settings/google-connection.ts';
import { isSecret } from '../../settings/setting-names.ts';
import type { Settings } from '../../settings/settings.ts';
import { requireEditable, type SettingsChanges } from '../../settings/write-settings.ts';
import { readDatabaseSize } from '../../store/database/open-database.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import { nextRunsOf } from '../../sync/schedule.ts';
import { version } from '../../version.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { frameFor } from '../http/frame-for.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';
import { sendToAdmin } from './send-to-admin.ts';

export function settingsApi(app: FastifyInstance, context: AppContext): void {
  const { db, changes, findUpdate, logo, now, settings } = context;

  async function describe(): Promise<SettingsReply> {
    const { source, version: logoVersion } = await logo.read();
    const update = findUpdate();
    return {
      version: settings.version(),
      settings: describeSettings(settings),
      canStoreSecrets: settings.canStoreSecrets,
      unreadable: settings.unreadable(),
      logo: source,
      logoWithoutIcons: source === 'default' || (await logo.readIcon()) ? null : logoVersion,
      google: await readGoogleConnection(db, settings),
      about: {
        version,
        node: process.versions.node,
        database: await readDatabaseSize(db),
        ...(update && { update }),
      },
    };
  }

  route(app, getSettings, async () => {
    await settings.refresh();
    return await describe();
  });

  route(app, changeSettings, async (request) => {
    const { version, changes: settingsChanges } = request.body;
    requireEditable(Object.keys(settingsChanges));
    await limitAttempts(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));
    await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
      const changed = await settings.write(trx, settingsChanges as SettingsChanges, {
        now: now(),
        version,
      });
      for (const name of changed) {
        await audit(settingsChanges[name]?.trim() ? 'setting_changed' : 'setting_removed', name);
      }
    });
    await settings.refreshAfterCommit(request.log);
    changes.publish({ topic: 'users' });
    return await describe();
  });

  route(app, getSchedule, async (request) => {
    const { expression = '' } = request.query;
    await settings.refresh();
    const { timeZone } = settings.current().assembly;
    return { nextRuns: nextRunsOf(expression.trim(), timeZone, now()) };
  });

  route(app, sendTestEmail, (request) =>
    sendToAdmin(context, request, async ({ id }) =>
      testEmail(await frameFor(context, id), settings.current().publicUrl),
    ),
  );
}

/** What administrators see of the settings: the current values, but not those of secrets. */
function describeSettings(settings: Settings): Setting[] {
  const { values } = settings.current();
  return SETTING_NAMES.map((name) => {
    const value = values[name] || null;
    const mailServer = name === 'SMTP_URL' && value ? mailServerOf(value) : undefined;
    return {
      name,
      value: isSecret(name) ? null : value,
      source: settings.sourceOf(name),
      isSecret: isSecret(name),
      isSet: value !== null,
      ...(mailServer && { mailServer }),
    };
  });
}

/**
 * Without the user, which may be a secret too. Undefined if a character of the password that is not escaped, such as a
 * slash, has ended the host name too early.
 */
function mailServerOf(smtpUrl: string): Setting['mailServer'] {
  const url = parseSmtpUrl(smtpUrl);
  if (!url.hostname || (url.pathname + url.search + url.hash).includes('@')) return undefined;
  return { host: url.hostname, port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587) };
}
