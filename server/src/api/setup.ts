import * as endpoints from '@assembly/contract/endpoints/setup';
import { Problem } from '@assembly/contract/problem';
import { HOURLY_SCHEDULE, type SettingName } from '@assembly/contract/setting-table';
import type { Setup, SetupRequirements } from '@assembly/contract/setup';
import type { Language } from '@assembly/messages/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newAdministrator } from '../auth/accounts.ts';
import { limitAttempts } from '../auth/rate-limits.ts';
import { newSession } from '../auth/sessions.ts';
import { hashToken } from '../auth/token.ts';
import { endDemoBySetup } from '../store/content/remove-content.ts';
import type { Tx } from '../store/database/tables.ts';
import { writeStoredSettings } from '../store/settings/settings.ts';
import { completeSetup, requireSetupCode } from '../store/users/setup.ts';
import { withSyncStopped } from '../sync/sync-lease.ts';
import type { AppContext } from './http/app-context.ts';
import { attemptOf } from './http/attempt-of.ts';
import { requestLanguage, requestTags } from './http/request-language.ts';
import { route } from './http/route.ts';

/** The first administrator sets up the assembly, with the code of the link that a process printed. */
export function setupApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, config, db, changes, passwords, settings, setupState, syncRunner, now } =
    context;
  const isFixed = (name: SettingName) => settings.sourceOf(name) === 'environment';

  route(app, endpoints.getSetup, async () => ({ state: await setupState() }));

  route(app, endpoints.checkSetupCode, async (request) => {
    await requireCode(request, request.body.code);
    return requirements();
  });

  route(app, endpoints.completeSetup, async (request, reply) => {
    const entered = request.body;
    const { user, token } = await attempts.run(request.ip, async () => {
      // Before the password is hashed, which takes long.
      await requireCode(request, entered.code);
      return await complete(entered, request);
    });
    await settings.refreshAfterCommit(request.log);
    // The sessions of the demo have ended, and everything has changed.
    changes.publish({ topic: 'resync' });
    reply.header('set-cookie', context.cookie.set(token, request.headers));
    return { user };
  });

  /** Only wrong codes are limited: otherwise strangers behind the same proxy could keep the owner from the setup. */
  async function requireCode(request: FastifyRequest, code: string): Promise<void> {
    try {
      await requireSetupCode(db, hashToken(code), now());
    } catch (error) {
      const isWrong = error instanceof Problem && error.code === 'wrong_setup_code';
      if (isWrong) await limitAttempts(db, 'setup', attemptOf(request, '', now()));
      throw error;
    }
  }

  function requirements(): SetupRequirements {
    const { assembly, isDemo, publicUrl } = settings.current();
    return {
      isDemo,
      fixed: {
        assemblyName: isFixed('ASSEMBLY_NAME') ? assembly.name : null,
        timeZone: isFixed('ASSEMBLY_TIME_ZONE') ? assembly.timeZone : null,
        publicUrl: isFixed('PUBLIC_URL') ? publicUrl : null,
      },
    };
  }

  async function complete(entered: Setup, request: FastifyRequest) {
    const userAgent = request.headers['user-agent'] ?? '';
    const codeId = hashToken(entered.code);
    const administrator = await newAdministrator(passwords, entered, {
      createdAt: now(),
      browserLanguages: `${requestTags(request)}`,
    });
    const { token, session } = newSession(administrator.id, userAgent, now());
    const { isDemo } = settings.current();
    const finish = (leaseLost?: AbortSignal) =>
      completeSetup(db, { codeId, administrator, session, now: now() }, async (trx) => {
        await endDemoBySetup(trx, isDemo);
        const language = requestLanguage(request, context);
        await settings.write(trx, valuesOf(entered, language), { now: now() });
        if (!isFixed('SYNC_SCHEDULE')) {
          const schedule = { SYNC_SCHEDULE: HOURLY_SCHEDULE };
          await settings.write(trx, schedule, { now: now(), isOnlyMissing: true });
        }
        await storeFixedAddress(trx);
        // A sync of the demo may be writing.
        leaseLost?.throwIfAborted();
      });
    const user = isDemo
      ? await withSyncStopped(config.databaseUrl, syncRunner, finish)
      : await finish();
    return { user, token };
  }

  /** Without what the environment fixes. */
  function valuesOf({ assemblyName, timeZone, publicUrl }: Setup, language: Language) {
    return {
      ...(!isFixed('ASSEMBLY_NAME') && { ASSEMBLY_NAME: assemblyName }),
      ...(!isFixed('ASSEMBLY_TIME_ZONE') && { ASSEMBLY_TIME_ZONE: timeZone }),
      ...(!isFixed('PUBLIC_URL') && publicUrl && { PUBLIC_URL: publicUrl }),
      ...(!isFixed('DEFAULT_LANGUAGE') && { DEFAULT_LANGUAGE: language }),
      SETUP_COMPLETED_AT: String(now()),
    };
  }

  /** The app keeps its public address when it is later started without the variable. One with a path is not stored. */
  async function storeFixedAddress(trx: Tx): Promise<void> {
    const { origin, pathname } = new URL(settings.current().publicUrl);
    if (!isFixed('PUBLIC_URL') || pathname !== '/') return;
    await writeStoredSettings(trx, new Map([['PUBLIC_URL', { value: origin, isEncrypted: 0 }]]));
  }
}
