import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconAddress } from '@assembly/contract/page';
import { manifest } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';

interface Icon {
  src: string;
  sizes: string;
}

/** The browser reads the page's manifest without errors, below this address, and every icon has its declared size. */
export async function expectManifest(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const read = await session.send('Page.getAppManifest');
  await session.detach();
  expect(read.errors).toEqual([]);
  expect(read.url).toBe(url + manifest);
  const { icons, shortcuts } = JSON.parse(read.data ?? '{}');
  const all: Icon[] = [...icons, ...shortcuts.flatMap((one: { icons: Icon[] }) => one.icons)];
  expect(all.length).toBeGreaterThan(shortcuts.length);
  for (const { src, sizes } of all) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
}

/** The icon of the assembly's own logo is drawn, and replaces the built-in one. */
export async function expectIconDrawn({ url }: { url: string }): Promise<void> {
  const builtIn = readFileSync(join(import.meta.dirname, '../../web/public/icons/512.png'));
  const isBuiltIn = async () => {
    const icon = await (await fetch(url + iconAddress('512'))).arrayBuffer();
    return builtIn.equals(Buffer.from(icon));
  };
  await expect.poll(isBuiltIn).toBe(false);
}
