// Draws the icons of the built-in logo and of the shortcuts, which are committed: node scripts/draw-icons.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_SIZE_PX, iconAddress, THEME_COLOR } from '@assembly/contract/page';
import Calendar from 'lucide-react/icons/calendar-days';
import Folder from 'lucide-react/icons/folder-open';
import Megaphone from 'lucide-react/icons/megaphone';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findBrowser } from './find-browser.ts';

const SHORTCUT_PX = 96;
const SHORTCUTS = { events: Calendar, announcements: Megaphone, documents: Folder };

const folder = join(import.meta.dirname, '../web/public');
const logo = readFileSync(join(folder, 'logo.svg'), 'utf8');
mkdirSync(join(folder, 'icons'), { recursive: true });
const browser = await chromium.launch(findBrowser());
const page = await browser.newPage();
try {
  await draw(iconAddress('192'), ICON_SIZE_PX['192'], logo);
  await draw(iconAddress('512'), ICON_SIZE_PX['512'], logo);
  // The logo's own background continues to the edges, and the drawing stays within the safe zone.
  await draw(iconAddress('maskable'), ICON_SIZE_PX.maskable, logo, THEME_COLOR, 0.88);
  for (const [name, icon] of Object.entries(SHORTCUTS)) {
    const svg = renderToStaticMarkup(createElement(icon, { color: THEME_COLOR }));
    await draw(`/icons/${name}.png`, SHORTCUT_PX, svg, '#fff', 0.58);
  }
} finally {
  await browser.close();
}

/** `scale` is how much of the width the drawing covers. */
async function draw(
  path: string,
  size: number,
  drawing: string,
  background = 'none',
  scale = 1,
): Promise<void> {
  const margin = (size * (1 - scale)) / 2;
  const inner = drawing
    .replace(/(<svg[^>]*) width="\d+" height="\d+"/, '$1')
    .replace(
      '<svg',
      `<svg x="${margin}" y="${margin}" width="${size * scale}" height="${size * scale}"`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${background}"/>${inner}</svg>`;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  // As text, because only pages know the DOM.
  const png = await page.evaluate<string>(`(async () => {
    const image = Object.assign(new Image(), { src: ${JSON.stringify(source)} });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: ${size}, height: ${size} });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  writeFileSync(join(folder, path), Buffer.from(png, 'base64'));
}
