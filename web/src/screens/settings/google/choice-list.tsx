import { NOTHING_CHOSEN, type SettingName, splitList } from '@assembly/contract/setting-table';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type ChoiceKind, choicesQuery } from '../../../api/settings.ts';
import { t } from '../../../browser/locale/messages.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SettingField } from '../setting-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

interface ChoiceListProps {
  form: SettingsForm;
  name: SettingName;
  kind: ChoiceKind;
  hint: string;
  /** The choice of everything, which is the empty value, where that needs a tick of its own. */
  all?: string;
}

/** What the connected account has of one kind, to be checked. */
export function ChoiceList({ form, name, kind, hint, all }: ChoiceListProps) {
  const errorId = useId();
  const isFixed = form.isFixed(name);
  const { data, error, isPending, refetch } = useQuery({
    ...choicesQuery(kind),
    enabled: !isFixed,
  });
  if (isFixed) return <SettingField form={form} name={name} />;
  const names = new Map(data?.items.map((item) => [item.id, item.name]));
  const isAll = all !== undefined && form.value(name) === '';
  const chosen = idsIn(form.value(name));
  // What was saved stays listed after it is unchecked.
  const saved = idsIn(form.setting(name).value ?? '');
  const ids = [...new Set([...names.keys(), ...saved])];
  const problem = form.errors[name];

  function toggle(id: string) {
    const others = chosen.filter((other) => other !== id);
    const next = (chosen.includes(id) ? others : [...chosen, id]).join(',');
    form.set(name, next || (all ? NOTHING_CHOSEN : ''));
  }

  return (
    <fieldset className={styles.group} aria-describedby={problem ? errorId : undefined}>
      <legend>{t.settingFields[name].label}</legend>
      {isPending && <Loading text={t.whatToSync.asking} />}
      {error && !data && <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />}
      {data && ids.length === 0 && <p>{t.whatToSync.nothingFound}</p>}
      {data && all && (
        <Checkbox
          checked={isAll}
          onChange={() => form.set(name, isAll ? saved.join(',') || NOTHING_CHOSEN : '')}
        >
          {all}
        </Checkbox>
      )}
      {data &&
        ids.map((id) => (
          <Checkbox
            key={id}
            name={name}
            disabled={isAll}
            checked={isAll || chosen.includes(id)}
            onChange={() => toggle(id)}
          >
            {names.get(id) ?? t.whatToSync.notInAccount(id)}
          </Checkbox>
        ))}
      {problem && (
        <p id={errorId} className="error">
          {problem}
        </p>
      )}
      <p className="muted small">
        {hint} {form.describe(name)}
      </p>
    </fieldset>
  );
}

const idsIn = (value: string) => splitList(value).filter((id) => id !== NOTHING_CHOSEN);
