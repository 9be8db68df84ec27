import { expect } from '@playwright/test';
import type { Assembly } from './processes/start-assembly.ts';

const LINK = /https?:\/\/\S+\/setup#[\w-]{43}/;

/** The one-time link that the server prints when it has started. */
export async function setupLinkOf({ output }: Pick<Assembly, 'output'>): Promise<string> {
  await expect.poll(output).toMatch(LINK);
  return LINK.exec(output())?.[0] ?? '';
}
