import { ICON_PX, THEME_COLOR } from '@assembly/contract/page';

const SVG = 'image/svg+xml';
/** The diameter of the circle that every launcher shows, as a share of the width. */
const SAFE_ZONE = 0.8;
const OPAQUE = 255;

/** Draws the icon of the installed app from the logo; throws if that is not possible. */
export async function drawIcon(logo: Blob): Promise<Blob> {
  const image = await loadImage(logo);
  const { naturalWidth, naturalHeight } = image;
  const canvas = document.createElement('canvas');
  canvas.width = ICON_PX;
  canvas.height = ICON_PX;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, ICON_PX, ICON_PX);
  const [red, green, blue, alpha] = drawing.getImageData(0, 0, 1, 1).data;
  // A logo with a background of its own continues it; any other is visible on the color of the app bar.
  drawing.fillStyle = alpha === OPAQUE ? `rgb(${red},${green},${blue})` : THEME_COLOR;
  drawing.fillRect(0, 0, ICON_PX, ICON_PX);
  // The corners of the logo are on that circle.
  const scale = (SAFE_ZONE * ICON_PX) / Math.hypot(naturalWidth, naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  drawing.drawImage(image, (ICON_PX - width) / 2, (ICON_PX - height) / 2, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser cannot write images.');
  return png;
}

/** Decodes an image; throws if it cannot be shown. */
async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const source = file.type === SVG ? new Blob([sizeSvg(await file.text())], { type: SVG }) : file;
  const image = new Image();
  image.src = URL.createObjectURL(source);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

const VIEW_BOX = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/;
const SIZES = /\s(?:width|height)\s*=\s*(["']).*?\1/gs;

/** Some browsers cannot draw an SVG without a size, and others draw it in its own size and then blur it. */
function sizeSvg(text: string): string {
  return text.replace(/<svg\b[^>]*/, (root) => {
    const [width, height] = (VIEW_BOX.exec(root) ?? []).slice(1).map(Number);
    if (!width || !height) return root;
    const scale = ICON_PX / Math.max(width, height);
    const size = `width="${width * scale}" height="${height * scale}"`;
    return root.replace(SIZES, '').replace('<svg', `<svg ${size}`);
  });
}
