import { DAY_MS, SECOND_MS } from '@assembly/contract/limits';
import type { AppUpdate } from '@assembly/contract/settings';
import { z } from 'zod';
import { cutText } from './cut-text.ts';
import { readLimited } from './read-limited.ts';
import { version } from './version.ts';

const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
const ANSWER_MAX_BYTES = 1024 * 1024;
const CHANGES_MAX_CHARS = 20_000;

/** As GitHub's call for the latest release answers. */
const releaseSchema = z.object({
  tag_name: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
});

/** The newest release, if it is newer than this version. Sends nothing but the request. */
export async function checkUpdate(url: string, current = version): Promise<AppUpdate | undefined> {
  const reply = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'assembly' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const text = await readLimited(reply, ANSWER_MAX_BYTES);
  if (!reply.ok) throw new Error(`UPDATE_URL replied ${reply.status}.`);
  const { tag_name: tag, body, html_url } = releaseSchema.parse(JSON.parse(text));
  if (!isNewer(tag, current)) return undefined;
  // A text for people, without escape sequences.
  const changes = (body ?? '').replaceAll(/[^\P{Cc}\n]/gu, '').trim();
  return {
    version: tag.replace(/^v/, ''),
    changes: cutText(changes, CHANGES_MAX_CHARS),
    url: html_url,
  };
}

/** By Semantic Versioning. False for a prerelease, and for a name that is not a version. */
export function isNewer(tag: string, current: string): boolean {
  const numbersOf = (text: string) =>
    /^v?(\d+)\.(\d+)\.(\d+)(\+[\w.-]{1,50})?$/.exec(text)?.slice(1, 4).map(Number);
  const found = numbersOf(tag);
  const own = numbersOf(current);
  if (!found || !own) return false;
  const different = found.findIndex((number, index) => number !== own[index]);
  return different !== -1 && (found[different] ?? 0) > (own[different] ?? 0);
}

export interface UpdateChecks {
  /** As of the last check. */
  current(): AppUpdate | undefined;
  stop(): void;
}

/** Checks now and once a day, if an address is set. */
export function startUpdateChecks(
  url: string | undefined,
  onError: (error: unknown) => void,
): UpdateChecks {
  let found: AppUpdate | undefined;
  if (!url) return { current: () => undefined, stop: () => {} };
  const check = async () => {
    found = await checkUpdate(url);
  };
  const start = () => void check().catch(onError);
  start();
  const timer = setInterval(start, DAY_MS);
  return { current: () => found, stop: () => clearInterval(timer) };
}
