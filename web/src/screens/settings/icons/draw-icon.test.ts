import { ICON_PX, THEME_COLOR } from '@assembly/contract/page';
import { expect, test } from 'vitest';
import { drawIcon } from './draw-icon.ts';

const svg = (attributes: string, content: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`], {
    type: 'image/svg+xml',
  });
const disc = (color: string) => `<circle cx="50" cy="50" r="50" fill="${color}"/>`;
const BOX = 'viewBox="0 0 100 100"';
const WHITE = 'rgb(255,255,255)';
const THEME = `rgb(${[1, 3, 5].map((at) => Number.parseInt(THEME_COLOR.slice(at, at + 2), 16)).join()})`;

async function photo(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  drawing.fillStyle = '#804020';
  drawing.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
}

/** The color at a share of the width and height. */
async function colorsOf(icon: Blob, ...positions: [number, number][]) {
  const bitmap = await createImageBitmap(icon);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  drawing.drawImage(bitmap, 0, 0);
  return positions.map(([x, y]) => {
    const at = (share: number) => Math.min(bitmap.width - 1, Math.floor(share * bitmap.width));
    const [red, green, blue] = drawing.getImageData(at(x), at(y), 1, 1).data;
    return `rgb(${[red, green, blue].join()})`;
  });
}

test('the icon is a PNG of its size', async () => {
  const icon = await drawIcon(svg(BOX, disc('red')));
  const { width, height } = await createImageBitmap(icon);
  expect([icon.type, width, height]).toEqual(['image/png', ICON_PX, ICON_PX]);
});

test.each([
  ['without a size', BOX],
  ['without a view box', 'width="100" height="100px"'],
  ['of a tiny size', `${BOX} width="1" height="1"`],
  ['with a script', `${BOX} onload="throw 1" stroke-width="3"`],
  ['of a size in percent', `${BOX} width="100%" height="100%"`],
])('an SVG %s is drawn on the color of the app bar', { tags: 'long' }, async (_title, size) => {
  const icon = await drawIcon(svg(size, disc('white')));
  const positions: [number, number][] = [
    [0.5, 0.25],
    [0.75, 0.5],
    [0, 0],
    [0.5, 0.2],
  ];
  expect(await colorsOf(icon, ...positions)).toEqual([WHITE, WHITE, THEME, THEME]);
});

test('every pixel of a logo is inside the circle that a launcher shows', async () => {
  const icon = await drawIcon(
    svg('viewBox="0 0 300 100"', `<path d="M0 0h300v100z" fill="white"/>`),
  );
  // The corners of the drawing lie on the circle.
  const [corner, outside, inside, center] = await colorsOf(
    icon,
    [0, 0],
    [0.5, 0.35],
    [0.86, 0.5],
    [0.5, 0.48],
  );
  expect([corner, outside, inside, center]).toEqual([THEME, THEME, WHITE, WHITE]);
});

test.each([
  ['image/png', 40, 400],
  ['image/jpeg', 400, 40],
  ['image/webp', 300, 300],
])(
  'the background of a %s continues to the edges of the icon',
  { tags: 'long' },
  async (type, width, height) => {
    const icon = await drawIcon(await photo(type, width, height));
    const [corner = '', center = ''] = await colorsOf(icon, [0, 0], [0.5, 0.5]);
    for (const color of [corner, center]) expect(color).toMatch(/^rgb\(12\d,6\d,3\d\)$/);
  },
);

test.each([
  ['a damaged picture', new Blob([new Uint8Array(100)], { type: 'image/png' })],
  ['something that is not SVG', new Blob(['<html>'], { type: 'image/svg+xml' })],
])('%s is not drawn', { tags: 'long' }, async (_title, logo) => {
  await expect(drawIcon(logo)).rejects.toThrow();
});
