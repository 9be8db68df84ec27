import {
  ICON_NAMES,
  ICON_SIZE_PX,
  type IconName,
  MASKABLE_SAFE_ZONE,
  THEME_COLOR,
} from '@assembly/contract/page';
import { loadImage } from './load-image.ts';

const SAMPLE_PX = 64;
const MAX_CHANNEL = 255;
/** How much the color of two pixels may differ, in each channel, to count as the same. */
const TOLERANCE = 8;
/** The brightness, from 0 to 1, above which a drawing cannot be seen on white. */
const TOO_BRIGHT = 0.8;

type Drawing = CanvasRenderingContext2D;

/** Draws the icons of the installed app from the logo; throws if that is not possible. */
export async function drawIcons(logo: Blob): Promise<[IconName, Blob][]> {
  const image = await loadImage(logo);
  const background = chooseBackground(image);
  return Promise.all(
    ICON_NAMES.map(async (name): Promise<[IconName, Blob]> => {
      const drawing = createDrawing(ICON_SIZE_PX[name]);
      const isMaskable = name === 'maskable';
      // A white drawing needs it in every icon.
      if (isMaskable || background === THEME_COLOR) fill(drawing, background);
      // The corners of the logo are inside the circle that every launcher shows.
      const { naturalWidth: width, naturalHeight: height } = image;
      const share = (MASKABLE_SAFE_ZONE * Math.max(width, height)) / Math.hypot(width, height);
      drawImage(drawing, image, isMaskable ? share : 1);
      return [name, await toPng(drawing)];
    }),
  );
}

function createDrawing(size: number): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const drawing = canvas.getContext('2d', { willReadFrequently: size === SAMPLE_PX });
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.imageSmoothingQuality = 'high';
  return drawing;
}

function fill(drawing: Drawing, color: string): void {
  const { width, height } = drawing.canvas;
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, width, height);
}

/** In the center. The longer side covers this share of the canvas. Returns what is covered. */
function drawImage(drawing: Drawing, image: HTMLImageElement, share: number) {
  const { naturalWidth, naturalHeight } = image;
  const size = drawing.canvas.width;
  const scale = (size * share) / Math.max(naturalWidth, naturalHeight);
  const width = Math.max(1, naturalWidth * scale);
  const height = Math.max(1, naturalHeight * scale);
  const [left, top] = [(size - width) / 2, (size - height) / 2];
  drawing.drawImage(image, left, top, width, height);
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * The image's own background, if it has one of a single color. Else white, or the app's color behind a drawing that
 * would disappear on white.
 */
function chooseBackground(image: HTMLImageElement): string {
  const drawing = createDrawing(SAMPLE_PX);
  requireReadable(drawing);
  const { left, top, right, bottom } = drawImage(drawing, image, 1);
  const [first, ...others] = [
    [left, top],
    [right - 1, top],
    [left, bottom - 1],
    [right - 1, bottom - 1],
  ].map(([x = 0, y = 0]) => readPixel(drawing, Math.round(x), Math.round(y)));
  if (first && others.every((other) => isSame(first, other)) && first[3] === MAX_CHANNEL) {
    return `rgb(${first.slice(0, 3).join()})`;
  }
  return brightnessOf(drawing) > TOO_BRIGHT ? THEME_COLOR : '#fff';
}

/** Some browsers return random pixels, so that pages cannot recognize a person by them. */
function requireReadable(drawing: Drawing): void {
  fill(drawing, THEME_COLOR);
  const expected = [1, 3, 5].map((at) => Number.parseInt(THEME_COLOR.slice(at, at + 2), 16));
  if (!isSame(expected, readPixel(drawing, 9, 9))) throw new Error('This browser hides pixels.');
  drawing.clearRect(0, 0, SAMPLE_PX, SAMPLE_PX);
}

const readPixel = (drawing: Drawing, x: number, y: number) => [
  ...drawing.getImageData(x, y, 1, 1).data,
];

const isSame = (one: number[], other: number[]) =>
  one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) <= TOLERANCE);

/** From 0 to 1; transparent pixels do not count. */
function brightnessOf(drawing: Drawing): number {
  const { data } = drawing.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    weight += alpha * MAX_CHANNEL;
  }
  return weight === 0 ? 1 : sum / weight;
}

async function toPng({ canvas }: Drawing): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser cannot write images.');
  return png;
}
