import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenedPdf } from '../loading/open-pdf.ts';
import { findMatches, type Match, type PageText, toPageText } from './find-text.ts';

const TYPING_PAUSE_MS = 250;

export interface Selected {
  page: number;
  index: number;
}

export interface FindState {
  byPage: ReadonlyMap<number, Match[]>;
  selected: Selected | null;
  isSearching: boolean;
  /** False when no page has any text, as in a scanned document. */
  hasText: boolean;
}

const NOTHING: FindState = { byPage: new Map(), selected: null, isSearching: false, hasText: true };

export type Find = ReturnType<typeof useFind>;

/** Searches the document, from the current page to the end and then from the beginning. */
export function useFind(pdf: OpenedPdf, currentPage: number, showPage: (page: number) => void) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState(NOTHING);
  const texts = useRef(new Map<number, PageText>());
  const pageCount = pdf.document.numPages;

  async function readText(page: number): Promise<PageText> {
    const known = texts.current.get(page);
    if (known) return known;
    const opened = await pdf.document.getPage(page + 1);
    const content = await opened.getTextContent();
    const text = toPageText(content.items.flatMap((item) => ('str' in item ? [item] : [])));
    texts.current.set(page, text);
    return text;
  }

  const select = useEffectEvent((selected: Selected) => {
    setState((before) => ({ ...before, selected }));
    showPage(selected.page);
  });

  const search = useEffectEvent(async (signal: AbortSignal) => {
    const byPage = new Map<number, Match[]>();
    let hasText = false;
    let isFirst = true;
    setState({ ...NOTHING, isSearching: true });
    for (let step = 0; step < pageCount; step += 1) {
      const page = (currentPage + step) % pageCount;
      // A page that cannot be read has nothing to find.
      const text = await readText(page).catch(() => null);
      if (signal.aborted) return;
      hasText ||= Boolean(text?.text.trim());
      const matches = text ? findMatches(text, query) : [];
      if (matches.length === 0) continue;
      byPage.set(page, matches);
      setState((before) => ({ ...before, byPage: new Map(byPage) }));
      if (isFirst) select({ page, index: 0 });
      isFirst = false;
    }
    setState((before) => ({ ...before, isSearching: false, hasText }));
  });

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => (query.trim() ? void search(stop.signal) : setState(NOTHING)),
      TYPING_PAUSE_MS,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [query]);

  /** The next match, or with -1 the one before. */
  function move(step: 1 | -1) {
    const all = allMatches(state.byPage);
    if (all.length === 0) return;
    const at = ordinalOf(state) - 1;
    const next = all[(at + step + all.length) % all.length];
    if (!next) return;
    setState({ ...state, selected: next });
    showPage(next.page);
  }

  return {
    query,
    setQuery,
    ...state,
    total: allMatches(state.byPage).length,
    /** Counted from 1. */
    ordinal: ordinalOf(state),
    move,
  };
}

const allMatches = (byPage: FindState['byPage']): Selected[] =>
  [...byPage]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, matches]) => matches.map((_, index) => ({ page, index })));

const ordinalOf = ({ byPage, selected }: FindState) =>
  1 +
  allMatches(byPage).findIndex(
    ({ page, index }) => page === selected?.page && index === selected.index,
  );
