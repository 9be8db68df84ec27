import {
  connectGoogle,
  disconnectGoogle,
  listChoices,
} from '@assembly/contract/endpoints/settings';
import { Problem } from '@assembly/contract/problem';
import { SOURCES } from '@assembly/contract/sync';
import type { FastifyInstance } from 'fastify';
import { createToken, hashToken } from '../../auth/token.ts';
import { GoogleError } from '../../google/google-error.ts';
import { authorizationUrl, revokeToken } from '../../google/oauth.ts';
import { googleStateOf, isTokenFixed, redirectUrlOf } from '../../settings/google-connection.ts';
import { removeContent } from '../../store/content/remove-content.ts';
import { acquireLease } from '../../store/database/lease.ts';
import { writeAudit } from '../../store/people/audit-log.ts';
import { addAuthorization } from '../../store/settings/google-authorizations.ts';
import { SYNC_LEASE } from '../../sync/run-with-lease.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { sessionOf, userOf } from '../http/session-guard.ts';

/** Connecting and disconnecting the Google account, and what it offers to sync. */
export function googleApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, feed, google, now, settings } = context;

  route(app, connectGoogle, async (request) => {
    refuseFixedToken();
    const { google, publicUrl } = settings.current();
    if (!google.clientId || !google.clientSecret) throw new Problem('google_not_configured');
    if (!settings.canStoreSecrets) throw new Problem('no_secret_key');
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
    const lease = await acquireLease(config.databaseUrl, SYNC_LEASE);
    if (!lease) throw new Problem('sync_running');
    try {
      await db.transaction().execute(async (trx) => {
        const changes = {
          GOOGLE_REFRESH_TOKEN: '',
          GOOGLE_GRANTED: null,
          GOOGLE_TOKEN_ENDS_AT: null,
          GOOGLE_REFUSED_TOKEN: null,
        };
        await settings.write(trx, changes, { now: now() });
        if (request.query.content === 'remove') await removeContent(trx);
        const { id, name } = userOf(request);
        const actor = { id, name };
        await writeAudit(trx, { actor, action: 'google_disconnected', subject: null, at: now() });
      });
    } finally {
      await lease.release();
    }
    await settings.refresh();
    for (const topic of [...SOURCES, 'sync', 'users'] as const) feed.publish({ topic });
    if (google.refreshToken) {
      // We have forgotten the token, whether Google can be reached or not.
      await revokeToken(google, google.refreshToken).catch((error) =>
        request.log.warn({ err: error }, 'Google was disconnected, but the token not revoked'),
      );
    }
  });

  route(app, listChoices, async (request) => {
    const { kind = 'calendars', parent, q } = request.query;
    if (!settings.current().google.refreshToken) throw new Problem('google_not_connected');
    try {
      if (kind === 'calendars') {
        const calendars = await google().listCalendars();
        return { items: calendars.map(({ id, name }) => ({ id, name })), path: [] };
      }
      if (kind === 'lists') return { items: await google().listTaskLists(), path: [] };
      return await google().listFolders({
        parent: parent || undefined,
        search: q?.trim() || undefined,
      });
    } catch (error) {
      if (error instanceof GoogleError) {
        throw new Problem('google_failed', { detail: error.message });
      }
      throw error;
    }
  });

  function refuseFixedToken() {
    if (!isTokenFixed(settings)) return;
    throw new Problem('fixed_by_environment', {
      detail:
        'The connection is fixed by the environment variable GOOGLE_REFRESH_TOKEN. Remove it there and restart the server, then connect here.',
    });
  }
}
