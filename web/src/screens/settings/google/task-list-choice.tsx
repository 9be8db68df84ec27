import { DEFAULT, splitIds } from '../setting-values.ts';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';
import { ChoiceList } from './choice-list.tsx';

interface TaskListChoiceProps {
  form: SettingsForm;
  isSome: boolean;
  onSome: (isSome: boolean) => void;
}

/** All task lists, or some. */
export function TaskListChoice({ form, isSome, onSome }: TaskListChoiceProps) {
  const chosen = splitIds(form.value('GOOGLE_TASK_LISTS'));
  const choose = (ids: string[]) => form.set('GOOGLE_TASK_LISTS', ids.join(','));

  function chooseAll() {
    onSome(false);
    choose([]);
  }

  // Without the last one, it is still not all of them.
  function chooseSome(ids: string[]) {
    onSome(true);
    choose(ids);
  }

  return (
    <ChoiceList
      form={form}
      name="GOOGLE_TASK_LISTS"
      kind="lists"
      chosen={chosen}
      onChange={chooseSome}
      isHidden={!isSome}
      unset={DEFAULT}
      before={
        <>
          <label className={styles.choice}>
            <input type="radio" name="lists" checked={!isSome} onChange={chooseAll} />
            All, also those that are added later
          </label>
          <label className={styles.choice}>
            <input type="radio" name="lists" checked={isSome} onChange={() => onSome(true)} />
            Only these
          </label>
        </>
      }
    />
  );
}
