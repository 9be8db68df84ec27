import { ICON_NAMES, iconAddress } from '@assembly/contract/page/icons';
import { logo as logoPath, manifest as manifestPath } from '@assembly/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../api/http/app-context.ts';
import { basePathOf } from '../api/http/base-path.ts';
import { etagMatches, etagOf } from '../api/http/responses/etag.ts';
import type { IconSet } from '../store/settings/icons.ts';
import { buildManifest } from './web-manifest.ts';

/** The logo, and what browsers need to install the app: the manifest and its icons. */
export function logoPagesFor(readyMade: IconSet) {
  return (app: FastifyInstance, { config, logo, settings }: AppContext): void => {
    const basePath = basePathOf(config.publicUrl);

    app.get(logoPath, async (request, reply) => {
      const { type, body, version } = await logo.read();
      return sendImage(request, reply, { type, body, etag: `"${version}"` });
    });

    for (const name of ICON_NAMES) {
      app.get(iconAddress(name), async (request, reply) => {
        // Mail programs on the web show it in emails.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        const body = ((await logo.readIcons()) ?? readyMade)[name];
        return sendImage(request, reply, { type: 'image/png', body, etag: etagOf(body) });
      });
    }

    app.get(manifestPath, async (request, reply) => {
      const manifest = buildManifest({
        name: settings.current().assembly.name,
        basePath,
        logo: await logo.read(),
        hasIcons: (await logo.readIcons()) !== undefined,
      });
      const body = Buffer.from(JSON.stringify(manifest));
      const etag = etagOf(body);
      reply.header('cache-control', 'public, no-cache').header('etag', etag);
      if (etagMatches(request, etag)) return reply.code(304).send();
      return reply.type('application/manifest+json').send(body);
    });
  };
}

interface Image {
  type: string;
  body: Buffer;
  etag: string;
}

function sendImage(request: FastifyRequest, reply: FastifyReply, { type, body, etag }: Image) {
  // A new logo is shown at once.
  reply
    .header('cache-control', 'public, no-cache')
    .header('etag', etag)
    // An SVG may contain a script, which must not run when the logo is opened by itself.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (etagMatches(request, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
