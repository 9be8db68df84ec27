import { finishConnection } from '@assembly/contract/endpoints/settings';
import { screens } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { ProblemCode } from '@assembly/contract/problem-status';
import { NOTHING_CHOSEN } from '@assembly/contract/setting-table';
import {
  type ConnectResult,
  GOOGLE_PERMISSIONS,
  type googleCallbackSchema,
} from '@assembly/contract/settings';
import { hasAccess } from '@assembly/contract/user';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { output } from 'zod/v4/core';
import type { CurrentSession } from '../../auth/sessions.ts';
import { hashToken, hasTokenFormat } from '../../auth/token.ts';
import { createGoogle } from '../../google/create-google.ts';
import { GoogleError, type GoogleErrorKind } from '../../google/google-error.ts';
import { exchangeCode, type Grant } from '../../google/oauth.ts';
import { isTokenFixed } from '../../settings/google-connection.ts';
import type { Settings } from '../../settings/settings.ts';
import {
  findLastAccount,
  hasCopies,
  saveConnection,
} from '../../store/content/google-connections.ts';
import { consumeAuthorization } from '../../store/settings/google-authorizations.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import type { AppContext } from '../http/app-context.ts';
import { basePathOf } from '../http/base-path.ts';
import { redact } from '../http/redact.ts';
import { route } from '../http/route.ts';
import { currentSession } from '../http/session-guard.ts';

const UNKNOWN_ACCOUNT = 'an unknown account';

const LOST_ACCESS: ProblemCode[] = ['not_signed_in', 'forbidden'];

/** Errors with a result of their own; all others are `failed`. */
const RESULTS: Partial<Record<GoogleErrorKind, ConnectResult>> = {
  wrong_client: 'refused',
  other_client: 'refused',
  code_rejected: 'expired',
};

/** Google sends the browser here. Open to anyone, because the admin guard would answer with JSON. The session is checked below. */
export function googleCallbackApi(app: FastifyInstance, context: AppContext): void {
  const basePath = basePathOf(context.config.publicUrl);

  route(app, finishConnection, async (request, reply) => {
    const session = await currentSession(request, reply, context);
    const screen = session
      ? `${screens.settings}?google=${await connect(context, request.query, session, request.log)}`
      : screens.login;
    await reply.header('cache-control', 'no-store').redirect(basePath + screen, 302);
  });
}

/** Stores a connection only if this session has asked Google for it. */
async function connect(
  context: AppContext,
  { state = '', code, error }: output<typeof googleCallbackSchema>,
  session: CurrentSession,
  log: FastifyBaseLogger,
): Promise<ConnectResult> {
  const { db, now, settings } = context;
  if (!hasAccess(session.user, 'admin') || !hasTokenFormat(state)) return 'expired';
  await settings.refresh();
  const id = hashToken(state);
  const attempt = await consumeAuthorization(db, { id, sessionId: session.id, now: now() });
  if (!attempt) return 'expired';
  if (error === 'access_denied') return 'denied';
  if (isTokenFixed(settings)) {
    log.warn('GOOGLE_REFRESH_TOKEN was set in the environment while Google was being connected');
    return 'failed';
  }
  if (!code) {
    log.warn({ reason: redact(error ?? '') }, 'Google sent no authorization code');
    return 'failed';
  }
  try {
    const grant = await exchangeCode(settings.current().google, code, attempt);
    if (grant.permissions.length === 0) return 'denied';
    await saveGrant(context, grant, session, log);
    return grant.permissions.length < GOOGLE_PERMISSIONS.length ? 'partial' : 'connected';
  } catch (error) {
    // Signed out or no administrator any more, since Google was asked.
    if (error instanceof Problem && LOST_ACCESS.includes(error.code)) return 'expired';
    log.warn({ err: error }, 'Google could not be connected');
    return (error instanceof GoogleError && RESULTS[error.kind]) || 'failed';
  }
}

async function saveGrant(
  { db, changes, now, settings }: AppContext,
  { refreshToken, permissions, lifeMs }: Grant,
  { id: sessionId, user }: CurrentSession,
  log: FastifyBaseLogger,
): Promise<void> {
  const { google } = settings.current();
  const lastAccount = await findLastAccount(db);
  // The address is only for people to recognize the account by.
  const account = await createGoogle({ ...google, refreshToken })
    .readAccount()
    .catch(() => '');
  // The same account keeps its choice, also after it was disconnected: without one, a sync would remove the copies.
  const isKnown = account !== '' && lastAccount !== '';
  const mustChoose = isKnown ? account !== lastAccount : !(await hasCopies(db));
  const at = now();
  await asAdmin(db, { user, sessionId, now: at }, async (trx, audit) => {
    const settingsChanges = {
      GOOGLE_REFRESH_TOKEN: refreshToken,
      GOOGLE_GRANTED: permissions.join(' '),
      GOOGLE_TOKEN_ENDS_AT: lifeMs === null ? null : String(at + lifeMs),
      GOOGLE_REFUSED_TOKEN: null,
      ...(mustChoose && withoutEverything(settings)),
    };
    await settings.write(trx, settingsChanges, { now: at });
    await saveConnection(trx, refreshToken, account, at);
    await audit('google_connected', account || UNKNOWN_ACCOUNT);
  });
  await settings.refreshAfterCommit(log);
  changes.publish({ topic: 'users' });
}

/** A sync must not show members all of a new account's drive and task lists before somebody has chosen that. */
function withoutEverything(settings: Settings) {
  const names = ['GOOGLE_TASK_LISTS', 'GOOGLE_DRIVE_FOLDER'] as const;
  const unset = names.filter((name) => settings.sourceOf(name) === 'default');
  return Object.fromEntries(unset.map((name) => [name, NOTHING_CHOSEN]));
}
