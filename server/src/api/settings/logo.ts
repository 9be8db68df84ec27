import { removeLogo, replaceIcon, replaceLogo } from '@assembly/contract/endpoints/settings';
import {
  ICON_MAX_BYTES,
  ICON_MAX_KB,
  ICON_NAMES,
  ICON_SIZE_PX,
  type IconName,
} from '@assembly/contract/page';
import { Problem, problemMessage } from '@assembly/contract/problem';
import { LOGO_MAX_BYTES, type LOGO_TYPES } from '@assembly/contract/settings';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { limitByAccount } from '../../auth/rate-limits.ts';
import { pngSizeOf } from '../../settings/png-size.ts';
import { fixedByEnvironment } from '../../settings/settings-problems.ts';
import { hasLogo, type StoredLogo, writeIcon, writeLogo } from '../../store/settings/logo.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { errorHandler } from '../http/error-handler.ts';
import { refreshSettingsAfterCommit } from '../http/refresh-settings-after-commit.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

/** The logo, and the icons that an administrator's browser draws from it. */
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

type BodyOf = (request: FastifyRequest) => Buffer;

/** Registers routes whose body is an image. In a context of its own, because other routes accept nothing but JSON. */
function imageBodies(
  parent: FastifyInstance,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
  register: (app: FastifyInstance, bodyOf: BodyOf) => void,
): void {
  parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode !== 413) return errorHandler(error, request, reply);
      return errorHandler(new Problem('body_too_large', { detail: tooLarge }), request, reply);
    });
    register(app, ({ body }) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0)));
  });
}

type LogoType = (typeof LOGO_TYPES)[number];

/** The type of an image by its content; undefined if it cannot be used as a logo. */
function imageTypeOf(bytes: Buffer): LogoType | undefined {
  const startsWith = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (startsWith('89504e470d0a1a0a')) return 'image/png';
  if (startsWith('ffd8ff')) return 'image/jpeg';
  if (startsWith(toHex('RIFF')) && startsWith(toHex('WEBP'), 8)) return 'image/webp';
  return /^<svg[\s>]/.test(withoutProlog(bytes)) ? 'image/svg+xml' : undefined;
}

const toHex = (text: string) => Buffer.from(text).toString('hex');

/** What comes before the root element: declarations, comments, and a document type with or without entities. */
const PROLOG = /^(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>)*/s;

function withoutProlog(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(PROLOG, '');
}
