import { ICON_NAMES, iconAddress } from '@assembly/contract/page';
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

/** The icons of the assembly's own logo are drawn. Until then an SVG is its own icon. */
export async function expectIconsDrawn({ url }: { url: string }): Promise<void> {
  const sources = async () => {
    const { icons } = (await (await fetch(url + manifest)).json()) as { icons: Icon[] };
    return icons.map(({ src }) => src.replace(/\?.*/, ''));
  };
  await expect.poll(sources).toEqual(ICON_NAMES.map(iconAddress));
}
