import { type SettingName, settingLabel, splitList } from '@assembly/contract/setting-table';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type ChoiceKind, choicesQuery } from '../../../api/settings.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { SettingField } from '../setting-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

interface ChoiceListProps {
  form: SettingsForm;
  name: SettingName;
  kind: ChoiceKind;
  hint: string;
}

/** What the connected account has of one kind, to be checked. */
export function ChoiceList({ form, name, kind, hint }: ChoiceListProps) {
  const errorId = useId();
  const isFixed = form.isFixed(name);
  const { data, error, isPending, refetch } = useQuery({
    ...choicesQuery(kind),
    enabled: !isFixed,
  });
  if (isFixed) return <SettingField form={form} name={name} />;
  const names = new Map(data?.items.map((item) => [item.id, item.name]));
  const chosen = splitList(form.value(name));
  // What was saved stays listed after it is unchecked.
  const saved = splitList(form.setting(name).value ?? '');
  const ids = [...new Set([...names.keys(), ...saved])];
  const problem = form.errors[name];

  function toggle(id: string) {
    const others = chosen.filter((other) => other !== id);
    form.set(name, (chosen.includes(id) ? others : [...chosen, id]).join(','));
  }

  return (
    <fieldset className={styles.group} aria-describedby={problem ? errorId : undefined}>
      <legend>{settingLabel(name)}</legend>
      {isPending && <Loading text="Asking Google…" />}
      {error && !data && <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />}
      {data && ids.length === 0 && <p>Nothing found in this account.</p>}
      {data &&
        ids.map((id) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {names.get(id) ?? `${id} (not in this account)`}
          </label>
        ))}
      {problem && (
        <p id={errorId} className={styles.error}>
          {problem}
        </p>
      )}
      <p className={`muted ${styles.small}`}>
        {hint} {form.describe(name)}
      </p>
    </fieldset>
  );
}
