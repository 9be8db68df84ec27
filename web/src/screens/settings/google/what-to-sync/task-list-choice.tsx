import { splitList } from '@assembly/contract/setting-table';
import { DEFAULT, NOT_SAVED } from '../../setting-values.ts';
import styles from '../../settings.module.css';
import type { SettingsForm } from '../../use-settings-form.ts';
import { ChoiceList } from './choice-list.tsx';

interface TaskListChoiceProps {
  form: SettingsForm;
  /** Only some lists are synced. */
  isSelective: boolean;
  onSelectiveChange: (isSelective: boolean) => void;
}

/** All task lists, or some. */
export function TaskListChoice({ form, isSelective, onSelectiveChange }: TaskListChoiceProps) {
  const chosen = splitList(form.value('GOOGLE_TASK_LISTS'));
  const choose = (ids: string[]) => form.set('GOOGLE_TASK_LISTS', ids.join(','));

  function chooseAll() {
    onSelectiveChange(false);
    choose([]);
  }

  // Without the last one, it is still not all of them.
  function chooseSome(ids: string[]) {
    onSelectiveChange(true);
    choose(ids);
  }

  return (
    <ChoiceList
      form={form}
      name="GOOGLE_TASK_LISTS"
      kind="lists"
      chosen={chosen}
      onChange={chooseSome}
      isHidden={!isSelective}
      isIndented
      unset={isSelective ? NOT_SAVED : DEFAULT}
      unlisted="no longer available"
      before={
        <>
          <label className={styles.choice}>
            <input type="radio" name="lists" checked={!isSelective} onChange={chooseAll} />
            All, including lists added later
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="lists"
              checked={isSelective}
              onChange={() => onSelectiveChange(true)}
            />
            Only these
          </label>
        </>
      }
    />
  );
}
