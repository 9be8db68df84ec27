import './polyfills.ts';
import {
  AnnotationMode,
  type PDFDocumentProxy,
  TouchManager,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  type PDFPageView,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { t } from '../../../browser/locale/messages.ts';

/** iPhones refuse canvases of more than 16 million pixels, and each pixel takes four bytes. */
const MAX_CANVAS_PIXELS = 8_000_000;
/** While zooming, the picture that is there is stretched. */
const REDRAW_DELAY_MS = 250;
/** A notch of a mouse wheel is about 100 pixels; a trackpad sends small ones. */
const WHEEL_PIXELS_PER_STEP = 100;
const WHEEL_STEP = 1.25;
const WHOLE_WIDTH = 'page-width';

export type Viewer = ReturnType<typeof createViewer>;

export interface FindResult {
  /** The selected match, counted from 1. */
  current: number;
  total: number;
  /** One of `FindState`. */
  state: number;
  /** False when no page has any text, as in a scanned document. */
  hasText: boolean;
}

interface ViewerOptions {
  /** Absolutely positioned, with one empty `div` for the pages. */
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  /** Counted from 1, like all page numbers of pdf.js. */
  startPage: number;
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  onDrawn: () => void;
  /** The first page cannot be read. */
  onFailed: () => void;
  onFind: (result: FindResult) => void;
}

/** The viewer of pdf.js: pages, their text and links, zoom and search. */
export function createViewer({ container, document, startPage, ...on }: ViewerOptions) {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    ignoreDestinationZoom: true,
  });
  const findController = new FindController({ eventBus, linkService });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    removePageBorders: true,
    // Links; forms and notes are drawn, but not filled in.
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: -1,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
    // The browser marks selected text.
    enableSelectionRendering: false,
  });
  linkService.setViewer(viewer);

  eventBus.on('pagesinit', () => {
    for (let index = 0; index < viewer.pagesCount; index += 1) namePage(viewer, index);
    viewer.currentScaleValue = WHOLE_WIDTH;
    viewer.currentPageNumber = startPage;
  });
  eventBus.on('pagechanging', (event: { pageNumber: number }) => on.onPage(event.pageNumber));
  eventBus.on('scalechanging', (event: { scale: number }) => on.onScale(event.scale));
  eventBus.on('pagerendered', ({ source, error }: { source: PDFPageView; error: unknown }) => {
    if (error) source.div.dataset.failed = t.pdf.pageFailed;
    on.onDrawn();
  });
  eventBus.on('updatefindmatchescount', (event: FindEvent) => reportFind(event));
  eventBus.on('updatefindcontrolstate', (event: FindEvent) => reportFind(event));

  let findState: number = FindState.FOUND;
  function reportFind({ state = findState, matchesCount }: FindEvent) {
    findState = state;
    on.onFind({ ...matchesCount, state, hasText: findController.hasText });
  }

  function find(query: string, again?: 'next' | 'previous') {
    eventBus.dispatch('find', {
      type: again ? 'again' : '',
      // Leading spaces would need a regular expression that Safari 15 does not know.
      query: query.trim(),
      findPrevious: again === 'previous',
      highlightAll: true,
      caseSensitive: false,
      entireWord: false,
      matchDiacritics: false,
    });
  }

  const closing = new AbortController();
  zoomByGestures(viewer, closing.signal);
  const resizing = new ResizeObserver(() => {
    if (viewer.currentScaleValue === WHOLE_WIDTH) fitWidth();
    viewer.update();
  });
  resizing.observe(container);

  function fitWidth() {
    viewer.currentScaleValue = WHOLE_WIDTH;
  }

  viewer.setDocument(document);
  linkService.setDocument(document);
  viewer.pagesPromise?.catch(() => on.onFailed());

  return {
    showPage(page: number) {
      viewer.currentPageNumber = page;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth,
    find,
    stopFinding: () => eventBus.dispatch('findbarclose', {}),
    close() {
      closing.abort();
      resizing.disconnect();
      viewer.setDocument(null);
    },
  };
}

/** pdf.js makes each page a landmark: hundreds of them would hide the others from screen readers. */
function namePage(viewer: PDFViewer, index: number) {
  const { div } = viewer.getPageView(index) as PDFPageView;
  div.removeAttribute('data-l10n-id');
  div.setAttribute('role', 'group');
  div.setAttribute('aria-label', t.pdf.pageNumber(index + 1));
}

interface FindEvent {
  state?: number;
  matchesCount: Pick<FindResult, 'current' | 'total'>;
}

class FindController extends PDFFindController {
  hasText = false;

  override match(query: string | string[], pageContent: string, pageIndex: number) {
    this.hasText ||= pageContent.trim() !== '';
    return super.match(query, pageContent, pageIndex);
  }
}

type Point = [x: number, y: number];

/** Pinching, and the wheel with Ctrl, zoom the pages instead of the app. What is at the pointer stays there. */
function zoomByGestures(viewer: PDFViewer, signal: AbortSignal) {
  const { container } = viewer;
  /** More precise than the scale of pdf.js, which is rounded: a trackpad zooms in many small steps. */
  let scale = 0;

  function zoomBy(factor: number, [x, y]: Point) {
    const { left, top } = container.getBoundingClientRect();
    if (Math.abs(scale - viewer.currentScale) > 0.01) scale = viewer.currentScale;
    scale *= factor;
    viewer.updateScale({
      scaleFactor: scale / viewer.currentScale,
      origin: [x - left, y - top],
      drawingDelay: REDRAW_DELAY_MS,
    });
  }

  new TouchManager({
    container,
    onPinching: (origin: Point, before: number, now: number) => zoomBy(now / before, origin),
    signal,
  });
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const steps = Math.max(-1, Math.min(1, -event.deltaY / WHEEL_PIXELS_PER_STEP));
      zoomBy(WHEEL_STEP ** steps, [event.clientX, event.clientY]);
    },
    { passive: false, signal },
  );
}
