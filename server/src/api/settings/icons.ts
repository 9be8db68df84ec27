import { replaceIcon } from '@assembly/contract/endpoints/settings';
import {
  ICON_MAX_BYTES,
  ICON_MAX_KB,
  ICON_NAMES,
  ICON_SIZE_PX,
  type IconName,
} from '@assembly/contract/page';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { limitByAccount } from '../../auth/rate-limits.ts';
import { pngSizeOf } from '../../settings/png-size.ts';
import { writeIcon } from '../../store/settings/icons.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { refreshSettingsAfterCommit } from '../http/refresh-settings-after-commit.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';
import { imageBodies } from './image-bodies.ts';

const LOGO_CHANGED = 'The logo has been changed in the meantime. Reload the page.';

export function iconsApi(parent: FastifyInstance, context: AppContext): void {
  const { db, logo, now, settings } = context;

  imageBodies(parent, { maxBytes: ICON_MAX_BYTES, tooLarge: describeIcon('512') }, (app, bodyOf) =>
    route(app, replaceIcon, async (request) => {
      const name = ICON_NAMES.find((one) => one === request.params.name);
      if (!name) throw new Problem('not_found');
      const bytes = bodyOf(request);
      const size = pngSizeOf(bytes);
      const expected = ICON_SIZE_PX[name];
      if (size?.width !== expected || size.height !== expected) {
        throw new Problem('unsupported_image', { detail: describeIcon(name) });
      }
      await limitByAccount(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));
      await settings.refresh();
      const { source, version } = await logo.read();
      if (source === 'default' || request.query.logo !== version) {
        throw new Problem('settings_changed', { detail: LOGO_CHANGED });
      }
      // If the logo is changed right now, this icon is stored, but never served: it names the logo that it belongs to.
      await asAdmin(db, actorOf(request, now()), (trx) =>
        writeIcon(trx, { name, logo: version, bytes }),
      );
      await refreshSettingsAfterCommit(settings, request.log);
    }),
  );
}

function describeIcon(name: IconName): string {
  const size = ICON_SIZE_PX[name];
  return `This icon must be a PNG of ${size} × ${size} pixels and at most ${ICON_MAX_KB} kB.`;
}
