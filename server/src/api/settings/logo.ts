import { removeLogo, replaceIcon, replaceLogo } from '@assembly/contract/endpoints/settings';
import { Problem } from '@assembly/contract/problem';
import { LOGO_MAX_BYTES, type LOGO_TYPES } from '@assembly/contract/settings';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { fixedByEnvironment } from '../../settings/settings-problems.ts';
import { hasLogo, type StoredLogo, writeIcon, writeLogo } from '../../store/settings/logo.ts';
import { asAdmin } from '../../store/users/administer-users.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { errorHandler } from '../http/error-handler.ts';
import { route } from '../http/route.ts';
import { actorOf, userOf } from '../http/session-guard.ts';

/** The logo, and the icon that an administrator's browser draws from it. */
export function logoApi(parent: FastifyInstance, context: AppContext): void {
  const { config, db, changes, now, settings } = context;

  const limit = (request: FastifyRequest) =>
    limitAttempts(db, 'settingsChange', attemptOf(request, userOf(request).email, now()));

  async function write(request: FastifyRequest, logo: StoredLogo | undefined) {
    if (config.assembly.logo) throw fixedByEnvironment('ASSEMBLY_LOGO');
    await limit(request);
    const hasChanged = await asAdmin(db, actorOf(request, now()), async (trx, audit) => {
      if (!logo && !(await hasLogo(trx))) return false;
      await writeLogo(trx, logo);
      await audit(logo ? 'logo_changed' : 'logo_removed', null);
      return true;
    });
    if (!hasChanged) return;
    await settings.refreshAfterCommit(request.log);
    changes.publish({ topic: 'users' });
  }

  parent.register(async (app) => {
    // Other routes accept nothing but JSON.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LOGO_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode !== 413) return errorHandler(error, request, reply);
      const problem = new Problem('body_too_large', { reason: 'unsupported_image' });
      return errorHandler(problem, request, reply);
    });

    route(app, replaceLogo, (request) => write(request, readImage(request)));
    route(app, removeLogo, (request) => write(request, undefined));

    route(app, replaceIcon, async (request) => {
      const { type, bytes } = readImage(request);
      if (type !== 'image/png') throw new Problem('unsupported_image');
      await limit(request);
      // An icon drawn from another logo is stored, but never served.
      const { logo = '' } = request.query;
      await asAdmin(db, actorOf(request, now()), (trx) => writeIcon(trx, logo, bytes));
      await settings.refreshAfterCommit(request.log);
    });
  });
}

/** The content decides about the type, whatever the browser says. */
function readImage({ body }: FastifyRequest): StoredLogo {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = imageTypeOf(bytes);
  if (!type) throw new Problem('unsupported_image');
  return { type, bytes };
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
