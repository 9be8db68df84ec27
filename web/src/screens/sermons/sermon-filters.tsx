import type { SermonsReply } from '@assembly/contract/sermons/sermon';
import type { SermonFilter } from '../../api/sermons.ts';
import { t } from '../../browser/locale/messages.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import fields from '../../ui/forms/text-field.module.css';
import styles from './sermons.module.css';

/** Those that have something to choose from. */
export function SermonFilters({ found, chosen }: { found: SermonsReply; chosen: SermonFilter }) {
  const { series, allSeries, speaker, allSpeakers, year, allYears } = t.sermons;
  const filters = [
    { name: 'series', label: series, all: allSeries, from: 'series' },
    { name: 'speaker', label: speaker, all: allSpeakers, from: 'speakers' },
    { name: 'year', label: year, all: allYears, from: 'years' },
  ] as const;
  const shown = filters.filter(({ name, from }) => found[from].length > 1 || chosen[name]);
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
