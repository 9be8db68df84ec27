import type { SermonsReply } from '@assembly/contract/sermons/sermon';
import type { SermonFilter } from '../../api/sermons.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import fields from '../../ui/forms/text-field.module.css';
import styles from './sermons.module.css';

const FILTERS = [
  { name: 'series', label: 'Series', all: 'All series', from: 'series' },
  { name: 'speaker', label: 'Speaker', all: 'All speakers', from: 'speakers' },
  { name: 'year', label: 'Year', all: 'All years', from: 'years' },
] as const;

interface SermonFiltersProps {
  found: SermonsReply;
  chosen: SermonFilter;
}

/** Those that have something to choose from. */
export function SermonFilters({ found, chosen }: SermonFiltersProps) {
  const shown = FILTERS.filter(({ name, from }) => found[from].length > 1 || chosen[name]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.filters}>
      {shown.map(({ name, label, all, from }) => (
        <select
          key={name}
          aria-label={label}
          className={`${fields.input} ${styles.filter}`}
          data-chosen={chosen[name] || undefined}
          value={chosen[name]}
          onChange={({ target }) => changeQuery({ [name]: target.value, page: '' })}
        >
          <option value="">{chosen[name] ? all : label}</option>
          {found[from].map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
