import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  BACKGROUND_COLOR,
  ICON_NAMES,
  ICON_PX,
  type IconName,
  iconAddress,
  THEME_COLOR,
} from '@assembly/contract/page';
import { logo as logoPath, manifest as manifestPath, screens } from '@assembly/contract/paths';
import { directionOf } from '@assembly/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../api/http/app-context.ts';
import { basePathOf } from '../api/http/base-path.ts';
import { languagesOf } from '../api/http/request-language.ts';
import { etagOf, sendCacheable } from '../api/http/response-body.ts';
import type { Localization } from '../create-localize.ts';
import type { LoadedLogo } from '../settings/current-logo.ts';
import { AssetMissing } from './load-pages.ts';

/** The logo, and what browsers need to install the app: the manifest and its icons. */
export function logoPagesFor(builtFolder: string) {
  const builtIn = loadIcons(builtFolder);
  return (app: FastifyInstance, { config, localize, logo, settings }: AppContext): void => {
    const basePath = basePathOf(config.publicUrl);

    app.get(logoPath, async (request, reply) => {
      const { type, body, version } = await logo.read();
      return sendImage(request, reply, { type, body, etag: `"${version}"` });
    });

    for (const name of ICON_NAMES) {
      app.get(iconAddress(name), async (request, reply) => {
        // Mail programs on the web show it in emails.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        const body = (await logo.readIcon()) ?? builtIn[name];
        return sendImage(request, reply, { type: 'image/png', body });
      });
    }

    app.get(manifestPath, async (request, reply) => {
      // Browsers notice a new icon by its address.
      const version = etagOf((await logo.readIcon()) ?? builtIn['512']).replaceAll('"', '');
      const { name } = settings.current().assembly;
      // Browsers fetch it without cookies.
      const localization = await localize(languagesOf(request));
      const manifest = buildManifest(localization, name, basePath, version);
      const body = Buffer.from(JSON.stringify(manifest));
      return sendCacheable(request, reply.header('vary', 'accept-language'), {
        type: 'application/manifest+json',
        body,
      });
    });
  };
}

function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: Parameters<typeof sendCacheable>[2],
) {
  // An SVG may contain a script, which must not run when the logo is opened by itself.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return sendCacheable(request, reply.header('content-security-policy', policy), image);
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The configured logo, or else the built-in one. */
export function loadLogo(configured: string | undefined, builtFolder: string): LoadedLogo {
  const file = configured ?? join(builtFolder, 'logo.svg');
  try {
    return {
      source: configured ? 'environment' : 'default',
      body: readFileSync(file),
      type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    };
  } catch (error) {
    throw new AssetMissing(
      `The logo ${configured ?? 'logo.svg'} cannot be read. Check ASSEMBLY_LOGO, or leave it out to use the built-in one.`,
      { cause: error },
    );
  }
}

/** The icons of the built-in logo. */
function loadIcons(builtFolder: string): Record<IconName, Buffer> {
  try {
    return Object.fromEntries(
      ICON_NAMES.map((name) => [name, readFileSync(join(builtFolder, iconAddress(name)))]),
    ) as Record<IconName, Buffer>;
  } catch (error) {
    throw new AssetMissing(
      'The icons of the web app are missing in web/dist. Run "npm run build" again.',
      { cause: error },
    );
  }
}

const SHORTCUTS = ['events', 'announcements', 'documents'] as const;

/** The web app manifest, with which browsers install the app. */
function buildManifest(
  { language, t }: Localization,
  name: string,
  basePath: string,
  iconVersion: string,
) {
  return {
    // Several assemblies on one host are several apps.
    id: `${basePath}/`,
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: basePath + screens.events,
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    icons: (['512', 'maskable'] as const).map((icon) => ({
      src: `${basePath}${iconAddress(icon)}?v=${iconVersion}`,
      sizes: `${ICON_PX}x${ICON_PX}`,
      type: 'image/png',
      purpose: icon === 'maskable' ? 'maskable' : 'any',
    })),
    shortcuts: SHORTCUTS.map((screen) => ({
      name: t.feeds.screens[screen],
      url: basePath + screens[screen],
      icons: [{ src: `${basePath}/icons/${screen}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  };
}
