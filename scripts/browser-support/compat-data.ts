import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { SUPPORTED_BROWSERS } from '../../web/build/supported-browsers.ts';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
export const compatData: CompatData = JSON.parse(readFileSync(file, 'utf8'));

/** The features below one feature, by name. */
export function childrenOf(feature: Identifier | undefined): [string, Identifier][] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [
    string,
    Identifier,
  ][];
}

export function childOf(feature: Identifier | undefined, name: string): Identifier | undefined {
  return name !== '__compat' && feature && Object.hasOwn(feature, name) ? feature[name] : undefined;
}

/**
 * The first supported browser that lacks the feature, also with one of the prefixes, such as "Safari 15.6"; or null.
 * Features that the data does not have are supported.
 */
export function findBrowserWithout(
  feature: Identifier | undefined,
  prefixes: string[] = [],
): string | null {
  const compat = feature?.__compat;
  if (!compat) return null;
  return cache
    .getOrInsertComputed(compat, () => new Map())
    .getOrInsertComputed(prefixes.join(), () => findLacking(compat, ['', ...prefixes]));
}

const cache = new Map<CompatStatement, Map<string, string | null>>();

function findLacking(compat: CompatStatement, prefixes: string[]): string | null {
  const lacking = Object.entries(SUPPORTED_BROWSERS).find(
    ([browser, version]) =>
      !isIn(compat, browser as keyof typeof SUPPORTED_BROWSERS, version, prefixes),
  );
  if (!lacking) return null;
  const [browser, version] = lacking;
  return `${compatData.browsers[browser as keyof typeof SUPPORTED_BROWSERS].name} ${version}`;
}

function isIn(
  { support }: CompatStatement,
  browser: keyof typeof SUPPORTED_BROWSERS,
  version: string,
  prefixes: string[],
): boolean {
  const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, alternative_name, ...rest }) =>
      !flags &&
      !alternative_name &&
      prefixes.includes(rest.prefix ?? '') &&
      isSince(added, version) &&
      !isSince(removed, version),
  );
}

/** Whether something that happened in one version is true of another one. */
function isSince(since: string | boolean | null | undefined, version: string): boolean {
  if (typeof since !== 'string') return since === true;
  const [a, b] = [since.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  if (!a || !b || a.some(Number.isNaN)) return false;
  const [major = 0, minor = 0] = a;
  const [ofMajor = 0, ofMinor = 0] = b;
  return major < ofMajor || (major === ofMajor && minor <= ofMinor);
}
