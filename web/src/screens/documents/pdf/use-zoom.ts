import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 6;
const STEP = 1.25;
/** A notch of a mouse wheel is about 100 pixels; a trackpad sends small ones. */
const WHEEL_PIXELS_PER_STEP = 100;

interface Point {
  x: number;
  y: number;
}

export type Zoom = ReturnType<typeof useZoom>;

/** The width of the pages in pixels, by buttons, pinch, wheel and keys. 1 is the width of the view. */
export function useZoom(scroller: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const [viewWidth, setViewWidth] = useState(0);
  const width = Math.round(viewWidth * zoom);
  const fixedPoint = useRef<Point | null>(null);
  const lastWidth = useRef(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setViewWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  // What is at the fixed point stays there.
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = lastWidth.current;
    lastWidth.current = width;
    if (!element || !before || before === width) return;
    const { x, y } = fixedPoint.current ?? { x: viewWidth / 2, y: 0 };
    fixedPoint.current = null;
    const ratio = width / before;
    const marginOf = (pageWidth: number) => Math.max(0, (viewWidth - pageWidth) / 2);
    element.scrollTop = (element.scrollTop + y) * ratio - y;
    element.scrollLeft = (element.scrollLeft + x - marginOf(before)) * ratio + marginOf(width) - x;
  }, [scroller, width, viewWidth]);

  function zoomTo(next: number, point?: Point) {
    const element = scroller.current;
    fixedPoint.current = point ?? {
      x: viewWidth / 2,
      y: (element?.clientHeight ?? 0) / 2,
    };
    setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next)));
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = Math.max(-WHEEL_PIXELS_PER_STEP, Math.min(WHEEL_PIXELS_PER_STEP, event.deltaY));
    zoomTo(zoom * STEP ** (-pixels / WHEEL_PIXELS_PER_STEP), pointIn(scroller.current, event));
  });

  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  const handleTouch = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    if (!first || !second || event.touches.length !== 2) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
    pinch.current ??= { distance, zoom };
    const middle = {
      clientX: (first.clientX + second.clientX) / 2,
      clientY: (first.clientY + second.clientY) / 2,
    };
    const next = pinch.current.zoom * (distance / pinch.current.distance);
    zoomTo(next, pointIn(scroller.current, middle));
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // React's own listeners are passive and could not prevent the browser's zoom.
    const options = { passive: false };
    const onWheel = (event: WheelEvent) => handleWheel(event);
    const onTouch = (event: TouchEvent) => handleTouch(event);
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    element.addEventListener('wheel', onWheel, options);
    for (const type of touches) element.addEventListener(type, onTouch, options);
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const type of touches) element.removeEventListener(type, onTouch);
    };
  }, [scroller]);

  return {
    zoom,
    width,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    fitWidth: () => zoomTo(1),
    canZoomIn: zoom < MAX_ZOOM,
    canZoomOut: zoom > MIN_ZOOM,
  };
}

function pointIn(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = element?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}
