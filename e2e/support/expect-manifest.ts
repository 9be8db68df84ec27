import { expect, type Page } from '@playwright/test';

interface Icon {
  src: string;
  sizes: string;
}

/** The browser reads the page's manifest without errors, below this address, and every icon has its declared size. */
export async function expectManifest(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  await session.detach();
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${url}/manifest.webmanifest`);
  const { icons, shortcuts } = JSON.parse(manifest.data ?? '{}');
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
