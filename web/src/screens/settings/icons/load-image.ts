import { ICON_SIZE_PX } from '@assembly/contract/icons';

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

/** Some browsers cannot draw an SVG without a size, and others draw it in its own size and then blur it. */
function sizeSvg(text: string): string {
  const { documentElement: root } = new DOMParser().parseFromString(text, SVG);
  const inPixels = (name: string) => Number(/^([\d.]+)(px)?$/.exec(attribute(name))?.[1]) || 0;
  const attribute = (name: string) => root.getAttribute(name)?.trim() ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const width = boxWidth || inPixels('width') || 1;
  const height = boxHeight || inPixels('height') || 1;
  // Without a view box, a larger size would not scale the drawing.
  if (!boxWidth && inPixels('width')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = ICON_SIZE_PX['512'] / Math.max(width, height);
  root.setAttribute('width', `${width * scale}`);
  root.setAttribute('height', `${height * scale}`);
  return new XMLSerializer().serializeToString(root);
}
