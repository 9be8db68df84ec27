import { type SettingName, settingLabel } from '@assembly/contract/setting-table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type ChoiceKind, choicesQuery } from '../../../../api/settings.ts';
import { errorMessage } from '../../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { isFixed } from '../../setting-values.ts';
import styles from '../../settings.module.css';
import type { SettingsForm } from '../../use-settings-form.ts';

interface ChoiceListProps {
  form: SettingsForm;
  name: SettingName;
  kind: ChoiceKind;
  /** Ids, in their order. */
  chosen: string[];
  /** Ids to list although Google does not. */
  extraIds?: string[];
  onChange: (ids: string[]) => void;
  /** What comes before the list, such as a way to choose all. */
  before?: ReactNode;
  /** Only `before` is shown. */
  isHidden?: boolean;
  /** The list belongs to the last choice of `before`. */
  isIndented?: boolean;
  /** Shown beside chosen ids that Google does not list. */
  unlisted: string;
  /** Shown for a setting without a value. */
  unset: string;
  children?: (nameOf: (id: string) => string) => ReactNode;
}

/** What the connected account has of one kind, to be checked. */
export function ChoiceList(props: ChoiceListProps) {
  const { form, name, kind, chosen, extraIds = [], onChange, before, isHidden = false } = props;
  const errorId = useId();
  const setting = form.setting(name);
  const isReadOnly = isFixed(setting);
  const { data, error, isPending, refetch } = useQuery({
    ...choicesQuery(kind),
    enabled: !isHidden && !isReadOnly,
  });
  const nameOf = (id: string) => data?.items.find((item) => item.id === id)?.name || id;
  const listed = data?.items.map(({ id }) => id) ?? [];
  // What was saved stays listed after it is unchecked.
  const saved = setting.value?.split(',') ?? [];
  const ids = [...new Set([...listed, ...chosen, ...saved, ...extraIds])];
  const isUnlisted = (id: string) => !listed.includes(id) && !extraIds.includes(id);
  const problem = form.errors[name];

  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }

  return (
    <fieldset className={styles.group} aria-describedby={problem ? errorId : undefined}>
      <legend>{settingLabel(name)}</legend>
      {isReadOnly && <p>{chosen.join(', ')}</p>}
      {!isReadOnly && before}
      {!isReadOnly && !isHidden && (
        <div className={props.isIndented ? styles.indented : styles.group}>
          {isPending && <Loading text="Asking Google…" />}
          {!isPending && !data && (
            <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />
          )}
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
                <span>
                  {nameOf(id)}
                  {isUnlisted(id) && <span className="muted"> ({props.unlisted})</span>}
                </span>
              </label>
            ))}
          {problem && (
            <p id={errorId} className={styles.error}>
              {problem}
            </p>
          )}
        </div>
      )}
      <p className={`muted ${styles.small}`}>{form.describe(name, props.unset)}</p>
      {!isReadOnly && data && props.children?.(nameOf)}
    </fieldset>
  );
}
