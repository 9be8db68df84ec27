import { THEME_COLOR } from '@assembly/contract/page';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';

const svg = (attributes: string, content: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`], {
    type: 'image/svg+xml',
  });
const disc = (color: string) => `<circle cx="50" cy="50" r="50" fill="${color}"/>`;
const BOX = 'viewBox="0 0 100 100"';
const WHITE = 'rgb(255,255,255)';
const NONE = 'none';

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
    const [red, green, blue, alpha] = drawing.getImageData(at(x), at(y), 1, 1).data;
    return alpha === 0 ? NONE : `rgb(${[red, green, blue].join()})`;
  });
}

async function draw(logo: Blob) {
  const icons = Object.fromEntries(await drawIcons(logo));
  return icons as Record<'192' | '512' | 'maskable', Blob>;
}

test('the icons are PNG files of their sizes', async () => {
  const icons = await draw(svg(BOX, disc('red')));
  const sizes = Object.entries(icons).map(async ([name, icon]) => {
    const { width, height } = await createImageBitmap(icon);
    return [name, icon.type, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['192', 'image/png', 192, 192],
    ['512', 'image/png', 512, 512],
    ['maskable', 'image/png', 512, 512],
  ]);
});

test.each([
  ['without a size', BOX],
  ['without a view box', 'width="100" height="100px"'],
  ['of a tiny size', `${BOX} width="1" height="1"`],
  ['with a script', `${BOX} onload="throw 1" stroke-width="3"`],
  ['of a size in percent', `${BOX} width="100%" height="100%"`],
])('an SVG %s fills the icon, and stays transparent around the drawing', async (_title, size) => {
  const icons = await draw(svg(size, disc('red')));
  const positions: [number, number][] = [
    [0.5, 0.03],
    [0.97, 0.5],
    [0, 0],
  ];
  expect(await colorsOf(icons['512'], ...positions)).toEqual([
    'rgb(255,0,0)',
    'rgb(255,0,0)',
    NONE,
  ]);
});

test('every pixel of a logo is inside the circle that a launcher shows, on a background of one color', async () => {
  const { maskable } = await draw(
    svg('viewBox="0 0 300 100"', `<path d="M0 0h300v100z" fill="navy"/>`),
  );
  // The corners of the drawing lie on the circle.
  const [corner, outside, inside, center] = await colorsOf(
    maskable,
    [0, 0],
    [0.5, 0.35],
    [0.86, 0.5],
    [0.5, 0.48],
  );
  expect([corner, outside, inside, center]).toEqual([WHITE, WHITE, 'rgb(0,0,128)', 'rgb(0,0,128)']);
});

test('a white drawing is not lost on white', async () => {
  const icons = await draw(svg(BOX, disc('white')));
  const channels = [1, 3, 5].map((at) => Number.parseInt(THEME_COLOR.slice(at, at + 2), 16));
  for (const icon of Object.values(icons)) {
    expect(await colorsOf(icon, [0, 0], [0.5, 0.5])).toEqual([`rgb(${channels.join()})`, WHITE]);
  }
});

test.each([
  ['image/png', 40, 400],
  ['image/jpeg', 400, 40],
  ['image/webp', 300, 300],
])('the background of a %s continues to the edges of the icon', async (type, width, height) => {
  const { maskable, 192: small } = await draw(await photo(type, width, height));
  const [corner = '', center = ''] = await colorsOf(maskable, [0, 0], [0.5, 0.5]);
  for (const color of [corner, center]) expect(color).toMatch(/^rgb\(12\d,6\d,3\d\)$/);
  // Not stretched.
  const isSquare = width === height;
  expect((await colorsOf(small, [0.1, 0.1]))[0] === NONE).toBe(!isSquare);
});

test.each([
  ['a damaged picture', new Blob([new Uint8Array(100)], { type: 'image/png' })],
  ['something that is not SVG', new Blob(['<html>'], { type: 'image/svg+xml' })],
])('%s is not drawn', async (_title, logo) => {
  await expect(drawIcons(logo)).rejects.toThrow();
});
