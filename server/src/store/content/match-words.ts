import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Searchable = 'events' | 'drive_items';

/** Only the rows in which every search word begins a word. Search words are folded: letters and digits only. */
export function matchWords<Table extends Searchable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  search: string[],
): SelectQueryBuilder<Tables, Table, Row> {
  return query.where((where) =>
    where.and(search.map((word) => where('search' as never, 'like', `% ${word}%` as never))),
  );
}
