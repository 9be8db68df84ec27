import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONTACT_SLOT, type Contact } from '@assembly/contract/contact';
import { PAGE_SLOTS, SHELL_VERSION_SLOT } from '@assembly/contract/page';
import { LANGUAGES } from '@assembly/messages/languages';
import { basePathOf } from '../api/http/base-path.ts';
import { etagOf } from '../api/http/response-body.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';

/** A page in the encodings that browsers accept. */
export interface Page {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** Sources for the Content-Security-Policy: the page's inline styles and scripts, by their hash. */
  styleHashes: string[];
  scriptHashes: string[];
}

/** Everything that the build wrote to the folder, with pages as text or as they are sent. */
export interface BuiltPages<Content = Page> {
  folder: string;
  signIn: Content;
  /** The sign-in page of an assembly without an administrator. */
  notSetUp: Content;
  resetPassword: Content;
  setup: Content;
  app: Content;
  /** The files that each screen needs before it can be shown, by the screen's name. */
  screenFiles: Record<string, { js: string[]; css: string[] }>;
  serviceWorker: string;
  /** Sent instead when it is turned off. */
  workerRemoval: string;
}

/** The pages before the assembly's settings are filled in. */
export type PageTemplates = BuiltPages<string>;

/** A file that the pages need cannot be read; the message tells the operator what to do. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing';
}

export function loadPages(folder: string): PageTemplates {
  return {
    folder,
    signIn: readBuilt(folder, 'index.html'),
    notSetUp: readBuilt(folder, 'not-set-up.html'),
    resetPassword: readBuilt(folder, 'reset-password.html'),
    setup: readBuilt(folder, 'setup.html'),
    app: readBuilt(folder, 'app.html'),
    screenFiles: JSON.parse(readBuilt(folder, 'screen-files.json')),
    serviceWorker: readBuilt(folder, 'service-worker.js'),
    workerRemoval: readBuilt(folder, 'remove-worker.js'),
  };
}

/** As text: if it stays the same, so do the pages. */
export function pageValuesOf(config: Config): string {
  return JSON.stringify(slotsOf(config));
}

function slotsOf(config: Config): Record<string, string> {
  const { assembly, publicUrl, hasServiceWorker } = config;
  return {
    [CONTACT_SLOT]: JSON.stringify(contactOf(config)),
    [PAGE_SLOTS.assemblyName]: assembly.name,
    [PAGE_SLOTS.timeZone]: assembly.timeZone,
    [PAGE_SLOTS.basePath]: basePathOf(publicUrl),
    [PAGE_SLOTS.serviceWorker]: hasServiceWorker ? 'on' : 'off',
    [PAGE_SLOTS.language]: LANGUAGES[0],
  };
}

function contactOf({ values, mail, isDemo }: Config): Contact {
  const { CONTACT_NAME: name = '', CONTACT_EMAIL: email = '', CONTACT_PHONE: phone = '' } = values;
  const canEmail = mail.smtpUrl !== undefined;
  return { name, email, phone, canEmail, canResetByEmail: canEmail || isDemo };
}

export function fillPages(templates: PageTemplates, config: Config): BuiltPages {
  const app = fillPage(templates.app, config);
  const { serviceWorker, workerRemoval } = templates;
  return {
    ...templates,
    app,
    // The worker stores this page: if the page changes, so does the worker, and browsers fetch both.
    serviceWorker: config.hasServiceWorker
      ? serviceWorker
          .replaceAll(SHELL_VERSION_SLOT, hash('sha256', app.plain))
          .replaceAll(PAGE_SLOTS.language, LANGUAGES[0])
      : workerRemoval,
    signIn: fillPage(templates.signIn, config),
    notSetUp: fillPage(templates.notSetUp, config),
    resetPassword: fillPage(templates.resetPassword, config),
    setup: fillPage(templates.setup, config),
  };
}

/** Fills in the assembly's settings. */
function fillPage(template: string, config: Config): Page {
  const html = fillSlots(template, slotsOf(config));
  const plain = Buffer.from(html);
  return {
    etag: etagOf(plain),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: gzipSync(plain, { level: 9 }),
    styleHashes: hashesOf(html, 'style'),
    scriptHashes: hashesOf(html, 'script'),
  };
}

/** Hashes of inline elements; an element with a source is allowed by its address. */
function hashesOf(html: string, tag: string): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function readBuilt(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new AssetMissing(
      'The web app has not been built: web/dist is missing. Run "npm run build".',
    );
  }
}

function fillSlots(html: string, values: Record<string, string>): string {
  const slots = new RegExp(Object.keys(values).join('|'), 'g');
  return html.replace(slots, (slot) => escapeHtml(values[slot] ?? ''));
}
