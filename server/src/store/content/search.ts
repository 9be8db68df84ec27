import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Searchable = 'events' | 'drive_items';

/** Only the rows in which every sought word begins a word. Sought words are folded: letters and digits alone. */
export function withWords<Table extends Searchable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  search: string[],
): SelectQueryBuilder<Tables, Table, Row> {
  return query.where((where) =>
    where.and(search.map((word) => where('search' as never, 'like', `% ${word}%` as never))),
  );
}

export async function count<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
