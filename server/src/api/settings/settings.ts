import {
  changeSettings,
  getSchedule,
  getSettings,
  sendTestEmail,
} from '@assembly/contract/endpoints/settings';
import type { SettingsReply } from '@assembly/contract/settings';
import type { FastifyInstance } from 'fastify';
import { limitByAccount } from '../../auth/rate-limits.ts';
import { testEmail } from '../../mail/templates/account-emails.ts';
import { describeSchedule } from '../../settings/describe-schedule.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { readGoogleConnection } from '../../settings/google-connection.ts';
import { requireEditable, type SettingsChanges } from '../../settings/write-settings.ts';
import { readDatabaseSize } from '../../store/database/database-size.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import { version } from '../../version.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { refreshSettingsAfterCommit } from '../http/refresh-settings-after-commit.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';
import { sendToAdmin } from './send-to-admin.ts';

export function settingsApi(app: FastifyInstance, context: AppContext): void {
  const { db, changes, logo, now, settings } = context;

  async function describe(): Promise<SettingsReply> {
    const { source, version: logoVersion } = await logo.read();
    return {
      version: settings.version(),
      settings: describeSettings(settings),
      canStoreSecrets: settings.canStoreSecrets,
      unreadable: settings.unreadable(),
      logo: source,
      logoWithoutIcons: (await logo.readIcons()) ? null : logoVersion,
      google: await readGoogleConnection(db, settings),
      about: { version, node: process.versions.node, database: await readDatabaseSize(db) },
    };
  }

  route(app, getSettings, async () => {
    await settings.refresh();
    return await describe();
  });

  route(app, changeSettings, async (request) => {
    const { version, changes: settingsChanges } = request.body;
    requireEditable(Object.keys(settingsChanges));
    await limitByAccount(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));
    await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
      const changed = await settings.write(trx, settingsChanges as SettingsChanges, {
        now: now(),
        version,
      });
      for (const name of changed) {
        await audit(settingsChanges[name]?.trim() ? 'setting_changed' : 'setting_removed', name);
      }
    });
    await refreshSettingsAfterCommit(settings, request.log);
    changes.publish({ topic: 'users' });
    return await describe();
  });

  route(app, getSchedule, async (request) => {
    const { expression = '', clock = '24' } = request.query;
    await settings.refresh();
    const { timeZone } = settings.current().assembly;
    return describeSchedule(expression.trim(), { clock, timeZone, now: now() });
  });

  route(app, sendTestEmail, (request) =>
    sendToAdmin(context, request, () => {
      const { assembly, publicUrl } = settings.current();
      return testEmail(assembly.name, publicUrl);
    }),
  );
}
