import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONTACT_SLOT, type Contact } from '@assembly/contract/contact';
import { PAGE_SLOTS, SHELL_VERSION_SLOT } from '@assembly/contract/page';
import type { Language } from '@assembly/messages/languages';
import { basePathOf } from '../api/http/base-path.ts';
import { etagOf } from '../api/http/response-body.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';

export type PageName = 'sign-in' | 'not-set-up' | 'reset-password' | 'setup' | 'app';
/** `not-set-up` is the sign-in page of an assembly without an administrator. */
const PAGE_NAMES: PageName[] = ['sign-in', 'not-set-up', 'reset-password', 'setup', 'app'];

/** A page in the encodings that browsers accept. */
export interface Page {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What the build wrote to the folder. */
export interface PageTemplates {
  folder: string;
  /** The files that each screen needs before it can be shown, by the screen's name. */
  screenFiles: Record<string, { js: string[]; css: string[] }>;
  serviceWorker: string;
  /** Sent instead when it is turned off. */
  workerRemoval: string;
  /** Sources for the Content-Security-Policy: the inline styles and scripts, by their hash. The same in each language. */
  styleHashes: string[];
  scriptHashes: string[];
  read: (name: PageName, language: Language) => string;
}

/** The same with the assembly's settings. */
export interface BuiltPages {
  page: (name: PageName, language: Language) => Page;
  serviceWorker: (language: Language) => string;
}

/** A file that the pages need cannot be read; the message tells the operator what to do. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing';
}

export function loadPages(folder: string): PageTemplates {
  const read = (name: PageName, language: Language) =>
    readBuilt(folder, `pages/${language}/${name}.html`);
  const inEnglish = PAGE_NAMES.map((name) => read(name, 'en'));
  return {
    folder,
    screenFiles: JSON.parse(readBuilt(folder, 'screen-files.json')),
    serviceWorker: readBuilt(folder, 'service-worker.js'),
    workerRemoval: readBuilt(folder, 'remove-worker.js'),
    styleHashes: hashesOf(inEnglish, 'style'),
    scriptHashes: hashesOf(inEnglish, 'script'),
    read,
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
  };
}

function contactOf({ values, mail, isDemo }: Config): Contact {
  const { CONTACT_NAME: name = '', CONTACT_EMAIL: email = '', CONTACT_PHONE: phone = '' } = values;
  const canEmail = mail.smtpUrl !== undefined;
  return { name, email, phone, canEmail, canResetByEmail: canEmail || isDemo };
}

/** Each is made when it is first asked for, because compressing takes long. */
export function fillPages(templates: PageTemplates, config: Config): BuiltPages {
  const pages = new Map<string, Page>();
  const page = (name: PageName, language: Language) => {
    const key = `${language}/${name}`;
    const filled = pages.get(key) ?? fillPage(templates.read(name, language), config);
    pages.set(key, filled);
    return filled;
  };
  return {
    page,
    // The worker stores the app's page: if that changes, so does the worker, and browsers fetch both.
    serviceWorker: (language) =>
      config.hasServiceWorker
        ? templates.serviceWorker
            .replaceAll(SHELL_VERSION_SLOT, hash('sha256', page('app', language).plain))
            .replaceAll(PAGE_SLOTS.language, language)
        : templates.workerRemoval,
  };
}

/** Fills in the assembly's settings. */
function fillPage(template: string, config: Config): Page {
  const plain = Buffer.from(fillSlots(template, slotsOf(config)));
  return {
    etag: etagOf(plain),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}

/** Hashes of inline elements; an element with a source is allowed by its address. */
function hashesOf(pages: string[], tag: string): string[] {
  const inline = pages.flatMap((html) => [
    ...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')),
  ]);
  const hashes = inline.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return [...new Set(hashes)];
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
