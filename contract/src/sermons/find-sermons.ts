import { SERMONS_PER_PAGE } from '../limits.ts';
import { clampPage } from '../page-of.ts';
import { indexWords, missingWords, searchWords } from '../text/search.ts';
import type { Sermon, SermonsQuery, SermonsReply } from './sermon.ts';

/** Filters and pages all sermons, on the server and on a phone without a connection. */
export function findSermons(
  all: Sermon[],
  { page = 1, search, series, speaker, year }: SermonsQuery,
): SermonsReply {
  const words = searchWords(search);
  const found = all.filter(
    (sermon) =>
      (!series || sermon.series === series) &&
      (!speaker || sermon.speaker === speaker) &&
      (!year || sermon.date.startsWith(year)) &&
      missingWords(indexWords(`${sermon.title} ${sermon.speaker} ${sermon.series}`), words)
        .length === 0,
  );
  const { offset, ...counts } = clampPage(page, found.length, SERMONS_PER_PAGE);
  return {
    ...counts,
    items: found.slice(offset, offset + SERMONS_PER_PAGE),
    series: distinct(all.map((sermon) => sermon.series)),
    speakers: distinct(all.map((sermon) => sermon.speaker)).sort((one, other) =>
      one.localeCompare(other),
    ),
    years: distinct(all.map(({ date }) => date.slice(0, 4))),
  };
}

const distinct = (texts: string[]) => [...new Set(texts)].filter(Boolean);
