import { removeLogo, replaceLogo } from '@assembly/contract/endpoints/settings';
import { Problem, problemMessage } from '@assembly/contract/problem';
import { LOGO_MAX_BYTES } from '@assembly/contract/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitByAccount } from '../../auth/rate-limits.ts';
import { fixedByEnvironment } from '../../settings/fixed-by-environment.ts';
import { hasLogo, type StoredLogo, writeLogo } from '../../store/settings/logo.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { refreshSettingsAfterCommit } from '../http/refresh-settings-after-commit.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';
import { imageBodies } from './image-bodies.ts';
import { imageTypeOf } from './image-type.ts';

export function logoApi(parent: FastifyInstance, context: AppContext): void {
  const { config, db, changes, now, settings } = context;

  async function write(request: FastifyRequest, logo: StoredLogo | undefined) {
    if (config.assembly.logo) throw fixedByEnvironment('ASSEMBLY_LOGO');
    await limitByAccount(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));
    const hasChanged = await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
      if (!logo && !(await hasLogo(trx))) return false;
      await writeLogo(trx, logo);
      await audit(logo ? 'logo_changed' : 'logo_removed', null);
      return true;
    });
    if (!hasChanged) return;
    await refreshSettingsAfterCommit(settings, request.log);
    changes.publish({ topic: 'users' });
  }

  const tooLarge = problemMessage('unsupported_image');
  imageBodies(parent, { maxBytes: LOGO_MAX_BYTES, tooLarge }, (app, bodyOf) => {
    route(app, replaceLogo, async (request) => {
      const bytes = bodyOf(request);
      // The content decides, whatever the browser says.
      const type = imageTypeOf(bytes);
      if (!type) throw new Problem('unsupported_image');
      await write(request, { type, bytes });
    });
    route(app, removeLogo, (request) => write(request, undefined));
  });
}
