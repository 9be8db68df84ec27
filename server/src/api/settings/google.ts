import {
  connectGoogle,
  countFiles,
  disconnectGoogle,
  listChoices,
} from '@assembly/contract/endpoints/settings';
import { Problem } from '@assembly/contract/problem';
import { SOURCES } from '@assembly/contract/sync';
import type { FastifyInstance } from 'fastify';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { createToken, hashToken } from '../../auth/token.ts';
import type { Google } from '../../google/create-google.ts';
import { GoogleError } from '../../google/google-error.ts';
import { authorizationUrl, revokeToken } from '../../google/oauth.ts';
import { googleStateOf, isTokenFixed, redirectUrlOf } from '../../settings/google-connection.ts';
import { fixedByEnvironment, refuseUnreadable } from '../../settings/settings-problems.ts';
import { removeContent } from '../../store/content/remove-content.ts';
import { acquireLease } from '../../store/database/lease.ts';
import { addAuthorization } from '../../store/settings/google-authorizations.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import { SYNC_LEASE } from '../../sync/sync-lease.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { route } from '../http/route.ts';
import { actorOf, sessionOf, userOf } from '../http/session-guard.ts';

/** Connecting and disconnecting the Google account, and what it offers to sync. */
export function googleApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, changes, google, now, settings } = context;

  route(app, connectGoogle, async (request) => {
    refuseFixedToken();
    // They may just have been saved in another process.
    await settings.refresh();
    const { google, publicUrl } = settings.current();
    refuseUnreadable(settings, ['GOOGLE_CLIENT_SECRET'], 'google_not_configured');
    if (!google.clientId || !google.clientSecret) throw new Problem('google_not_configured');
    if (!settings.canStoreSecrets) throw new Problem('no_secret_key');
    await limitAttempts(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));
    const redirectUrl = redirectUrlOf(publicUrl);
    const state = createToken();
    const verifier = createToken();
    await addAuthorization(db, {
      id: hashToken(state),
      sessionId: sessionOf(request).id,
      verifier,
      redirectUrl,
      createdAt: now(),
    });
    return { url: authorizationUrl(google, { redirectUrl, state, verifier }) };
  });

  route(app, disconnectGoogle, async (request) => {
    refuseFixedToken();
    // It may just have been connected in another process.
    await settings.refresh();
    if (googleStateOf(settings) === 'none') throw new Problem('google_not_connected');
    const { google } = settings.current();
    const { refreshToken } = google;
    const lease = await acquireLease(config.databaseUrl, SYNC_LEASE);
    if (!lease) throw new Problem('sync_running');
    try {
      await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
        const settingsChanges = {
          GOOGLE_REFRESH_TOKEN: '',
          GOOGLE_GRANTED: null,
          GOOGLE_TOKEN_ENDS_AT: null,
          GOOGLE_REFUSED_TOKEN: null,
        };
        // Refused if someone has just connected another account: its token would not be revoked below.
        await settings.write(trx, settingsChanges, { now: now(), refreshToken });
        if (request.query.content === 'remove') await removeContent(trx);
        await audit('google_disconnected', null);
        // A sync may be writing.
        lease.lost.throwIfAborted();
      });
    } finally {
      await lease.release();
    }
    await settings.refreshAfterCommit(request.log);
    for (const topic of [...SOURCES, 'sync', 'users'] as const) changes.publish({ topic });
    // A token that cannot be decrypted cannot be revoked.
    if (!refreshToken) throw new Problem('google_not_revoked');
    await revokeToken(google, refreshToken).catch((error) => {
      request.log.warn(
        { err: error },
        'Google was disconnected, but the refresh token was not revoked',
      );
      throw new Problem('google_not_revoked');
    });
  });

  route(app, listChoices, async (request) => {
    const { kind = 'calendars', parent, q } = request.query;
    return await ask(async (google) => {
      if (kind === 'calendars') {
        const calendars = await google.listCalendars();
        return { items: calendars.map(({ id, name }) => ({ id, name })), path: [] };
      }
      if (kind === 'lists') return { items: await google.listTaskLists(), path: [] };
      return await google.listFolders({
        parent: parent || undefined,
        search: q?.trim() || undefined,
      });
    });
  });

  route(app, countFiles, (request) => ask((google) => google.countFiles(request.query.folder)));

  async function ask<Reply>(read: (client: Google) => Promise<Reply>): Promise<Reply> {
    await settings.refresh();
    const secrets = ['GOOGLE_CLIENT_SECRET', 'GOOGLE_REFRESH_TOKEN'] as const;
    refuseUnreadable(settings, secrets, 'google_not_connected');
    if (!settings.current().google.refreshToken) throw new Problem('google_not_connected');
    try {
      return await read(google());
    } catch (error) {
      if (error instanceof GoogleError) {
        throw new Problem('google_failed', { detail: error.message });
      }
      throw error;
    }
  }

  function refuseFixedToken() {
    if (isTokenFixed(settings)) throw fixedByEnvironment('GOOGLE_REFRESH_TOKEN');
  }
}
