import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from '../pdf-viewer.module.css';

/** iPhones refuse canvases of more than 16 million pixels, and each pixel takes four bytes. */
const MAX_CANVAS_PIXELS = 8_000_000;
/** While zooming, the picture that is there is stretched. */
const ZOOM_PAUSE_MS = 150;

interface PageCanvasProps {
  page: PDFPageProxy;
  width: number;
  onDrawn: () => void;
  onFailed: () => void;
}

/** The picture of a page. */
export function PageCanvas({ page, width, ...events }: PageCanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  const onDrawn = useEffectEvent(events.onDrawn);
  const onFailed = useEffectEvent(events.onFailed);

  useEffect(() => {
    const element = holder.current;
    if (!element || width === 0) return;
    const canvas = createCanvas(page, width);
    const isFirst = element.childElementCount === 0;
    if (isFirst) element.append(canvas);
    let task: ReturnType<PDFPageProxy['render']> | undefined;

    async function draw() {
      const { width: base } = page.getViewport({ scale: 1 });
      task = page.render({ canvas, viewport: page.getViewport({ scale: canvas.width / base }) });
      try {
        await task.promise;
        const previous = element?.firstElementChild;
        element?.replaceChildren(canvas);
        if (previous !== canvas) releaseCanvas(previous);
        onDrawn();
      } catch (error) {
        if (!(error instanceof RenderingCancelledException)) onFailed();
      }
    }

    const timer = setTimeout(() => void draw(), isFirst ? 0 : ZOOM_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      task?.cancel();
      if (!canvas.isConnected) releaseCanvas(canvas);
    };
  }, [page, width]);

  useEffect(() => {
    const element = holder.current;
    return () => releaseCanvas(element?.firstElementChild);
  }, []);

  return <div ref={holder} aria-hidden className={styles.canvas} />;
}

function createCanvas(page: PDFPageProxy, width: number): HTMLCanvasElement {
  const base = page.getViewport({ scale: 1 });
  const height = (width * base.height) / base.width;
  const density = Math.min(devicePixelRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * density));
  canvas.height = Math.max(1, Math.floor(height * density));
  return canvas;
}

/** Safari frees a canvas late, but an empty one takes no memory. */
function releaseCanvas(canvas: Element | null | undefined): void {
  if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0;
}
