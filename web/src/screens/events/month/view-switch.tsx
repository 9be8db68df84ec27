import { changeQuery } from '../../../browser/navigation/address.ts';
import styles from './view-switch.module.css';

const VIEWS = { List: '', Month: 'month' };

/** Chooses between the list and the month. A month cannot be searched and has no pages. */
export function ViewSwitch({ chosen }: { chosen: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-label="View" className={styles.switch}>
      {Object.entries(VIEWS).map(([label, view]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => view !== chosen && changeQuery({ view, month: '', search: '', page: '' })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
