import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Match, TextPosition } from '../find/find-text.ts';
import type { Selected } from '../find/use-find.ts';
import styles from '../pdf-viewer.module.css';

interface PageTextProps {
  page: PDFPageProxy;
  matches: Match[];
  /** The selected match, if it is on this page. */
  selected: Selected | undefined;
}

/** The text of a page, invisible above its picture, to be selected, found and read aloud. */
export function PageText({ page, matches, selected }: PageTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const [spans, setSpans] = useState<HTMLElement[]>([]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let layer: TextLayer | undefined;
    let isGone = false;

    async function render(target: HTMLElement) {
      const textContentSource = await page.getTextContent();
      if (isGone) return;
      const viewport = page.getViewport({ scale: 1 });
      layer = new TextLayer({ textContentSource, container: target, viewport });
      // pdf.js uses round(), which older browsers do not know.
      const { pageWidth, pageHeight } = viewport.rawDims as Record<string, number>;
      target.style.width = `calc(var(--total-scale-factor) * ${pageWidth}px)`;
      target.style.height = `calc(var(--total-scale-factor) * ${pageHeight}px)`;
      await layer.render();
      setSpans(layer.textDivs);
    }

    // Without its text the page can still be read.
    render(element).catch(() => {});
    return () => {
      isGone = true;
      layer?.cancel();
      element.replaceChildren();
    };
  }, [page]);

  return (
    <>
      <Highlights spans={spans} matches={matches} selected={selected} />
      <div ref={container} className={styles.text} />
    </>
  );
}

interface Box {
  key: string;
  isSelected: boolean;
  style: CSSProperties;
}

interface HighlightsProps extends Pick<PageTextProps, 'matches' | 'selected'> {
  spans: HTMLElement[];
}

/** A match is brought into view when it is selected, not whenever its page is drawn again. */
const shownSelections = new WeakSet<Selected>();

/** Marks what was found, below the text, and brings the selected match into view. */
function Highlights({ spans, matches, selected }: HighlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Box[]>([]);

  useLayoutEffect(() => {
    const page = layer.current?.getBoundingClientRect();
    if (!page) return;
    setBoxes(
      matches.flatMap((match, index) =>
        rectanglesOf(spans, match).map((rectangle, rectangleIndex) => ({
          key: `${index} ${rectangleIndex}`,
          isSelected: index === selected?.index,
          style: {
            left: `${(100 * (rectangle.left - page.left)) / page.width}%`,
            top: `${(100 * (rectangle.top - page.top)) / page.height}%`,
            width: `${(100 * rectangle.width) / page.width}%`,
            height: `${(100 * rectangle.height) / page.height}%`,
          },
        })),
      ),
    );
  }, [spans, matches, selected]);

  useEffect(() => {
    if (!selected || shownSelections.has(selected)) return;
    const first = boxes.length > 0 && layer.current?.querySelector('[data-selected]');
    if (!first) return;
    shownSelections.add(selected);
    first.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [boxes, selected]);

  return (
    <div ref={layer} aria-hidden className={styles.highlights}>
      {boxes.map(({ key, isSelected, style }) => (
        <div key={key} data-selected={isSelected || undefined} style={style} />
      ))}
    </div>
  );
}

function rectanglesOf(spans: HTMLElement[], { start, end }: Match): DOMRect[] {
  const range = document.createRange();
  const from = nodeAt(spans, start);
  const to = nodeAt(spans, end);
  if (!from || !to) return [];
  const rectangles: DOMRect[] = [];
  for (let item = start.item; item <= end.item; item += 1) {
    const node = spans[item]?.firstChild;
    const length = node?.textContent?.length ?? 0;
    if (!node || length === 0) continue;
    range.setStart(node, item === start.item ? Math.min(start.offset, length) : 0);
    range.setEnd(node, item === end.item ? Math.min(end.offset + 1, length) : length);
    rectangles.push(...range.getClientRects());
  }
  return rectangles;
}

const nodeAt = (spans: HTMLElement[], { item }: TextPosition) => spans[item]?.firstChild;
