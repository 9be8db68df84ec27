import { ICON_SIZE_PX } from '@assembly/contract/page';

const SVG = 'image/svg+xml';

/** Decodes an image; throws if it cannot be shown. */
export async function loadImage(file: Blob): Promise<HTMLImageElement> {
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

/**
 * Some browsers cannot draw an SVG without a size, and others draw it in its own size and then blur it. As text: the
 * Content-Security-Policy would report scripts in a parsed one, although they never run.
 */
function sizeSvg(text: string): string {
  return text.replace(/<svg\b[^>]*/, (root) => {
    const read = (name: string) => attribute(name).exec(root)?.[2]?.trim() ?? '';
    const inPixels = (name: string) => Number(/^([\d.]+)(px)?$/.exec(read(name))?.[1]) || 0;
    const [, , boxWidth = 0, boxHeight = 0] = read('viewBox')
      .split(/[\s,]+/)
      .map(Number);
    const width = boxWidth || inPixels('width') || 1;
    const height = boxHeight || inPixels('height') || 1;
    const scale = ICON_SIZE_PX['512'] / Math.max(width, height);
    const size = `width="${width * scale}" height="${height * scale}"`;
    // Without a view box, a larger size would not scale the drawing.
    const needsBox = !boxWidth && inPixels('width');
    const box = needsBox ? ` viewBox="0 0 ${width} ${height}"` : '';
    const rest = root.replace(attribute('width'), '').replace(attribute('height'), '').slice(4);
    return `<svg ${size}${box}${rest}`;
  });
}

const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's');
