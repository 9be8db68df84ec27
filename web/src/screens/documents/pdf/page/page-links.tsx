import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useState } from 'react';
import type { OpenedPdf } from '../loading/open-pdf.ts';
import styles from '../pdf-viewer.module.css';

type Destination = string | unknown[];

interface PageLink {
  key: string;
  label: string;
  style: CSSProperties;
  /** One of both. */
  url?: string;
  destination?: Destination;
}

interface PageLinksProps {
  pdf: OpenedPdf;
  page: PDFPageProxy;
  showPage: (page: number) => void;
}

/** The links of a page: to the web in a new tab, to another page by scrolling there. */
export function PageLinks({ pdf, page, showPage }: PageLinksProps) {
  const [links, setLinks] = useState<PageLink[]>([]);

  useEffect(() => {
    let isGone = false;
    page.getAnnotations({ intent: 'display' }).then(
      (annotations) => !isGone && setLinks(annotations.flatMap((each) => toLink(each, page))),
      // Without its links the page can still be read.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [page]);

  async function follow(destination: Destination) {
    const target = await findPage(pdf, destination).catch(() => null);
    if (target !== null) showPage(target);
  }

  return links.map(({ key, label, style, url, destination }) =>
    url ? (
      <a
        key={key}
        href={url}
        target="_blank"
        rel="noreferrer"
        title={url}
        className={styles.link}
        style={style}
      >
        <span className="visually-hidden">{label}</span>
      </a>
    ) : (
      <button
        key={key}
        type="button"
        aria-label={label}
        className={styles.link}
        style={style}
        onClick={() => destination && void follow(destination)}
      />
    ),
  );
}

interface Annotation {
  subtype?: string;
  id: string;
  rect: number[];
  url?: string;
  dest?: Destination;
  overlaidText?: string;
}

/** A PDF may contain any address. */
const SAFE_ADDRESS = /^(https?|mailto|tel):/i;

function toLink(annotation: Annotation, page: PDFPageProxy): PageLink[] {
  const { subtype, id, rect, url, dest, overlaidText } = annotation;
  if (subtype !== 'Link') return [];
  const text = overlaidText?.trim();
  const shared = { key: id, style: boxOf(rect, page) };
  if (url && SAFE_ADDRESS.test(url)) return [{ ...shared, url, label: text || url }];
  if (dest) return [{ ...shared, destination: dest, label: text || 'Link to another page' }];
  return [];
}

function boxOf(rect: number[], page: PDFPageProxy): CSSProperties {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(left, bottom);
  const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(right, top);
  return {
    left: `${(100 * Math.min(x1, x2)) / width}%`,
    top: `${(100 * Math.min(y1, y2)) / height}%`,
    width: `${(100 * Math.abs(x2 - x1)) / width}%`,
    height: `${(100 * Math.abs(y2 - y1)) / height}%`,
  };
}

async function findPage({ document }: OpenedPdf, destination: Destination): Promise<number | null> {
  const explicit =
    typeof destination === 'string' ? await document.getDestination(destination) : destination;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target;
  return target ? await document.getPageIndex(target as never) : null;
}
