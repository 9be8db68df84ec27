import type { SettingName } from '@assembly/contract/settings';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import { RemoveSecret } from './remove-secret.tsx';
import { isFixed } from './setting-values.ts';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface SecretFieldProps {
  form: SettingsForm;
  name: SettingName;
  canStore: boolean;
  hint?: ReactNode;
  /** Offers to remove the stored value. */
  isOptional?: boolean;
}

/** A secret is never shown, only replaced or removed. */
export function SecretField({ form, name, canStore, hint, isOptional }: SecretFieldProps) {
  const setting = form.setting(name);
  const label = SETTING_LABELS[name];
  const willBeRemoved = form.typed[name] === null;
  const isEditable = canStore && !isFixed(setting);
  return (
    <div className={styles.secret}>
      <TextField
        label={label}
        name={name}
        type="password"
        // Otherwise browsers would fill in the person's own password.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required={false}
        readOnly={!isEditable}
        value={form.typed[name] ?? ''}
        placeholder={setting.isSet && !willBeRemoved ? '••••••••' : undefined}
        onChange={({ target }) => form.set(name, target.value || undefined)}
        error={form.errors[name]}
        hint={
          <>
            {hint}{' '}
            {setting.isSet &&
              isEditable &&
              !willBeRemoved &&
              'It is set. Enter a new one to replace it.'}{' '}
            {form.describe(name)}
          </>
        }
      />
      {isOptional && <RemoveSecret form={form} name={name} label={label} />}
    </div>
  );
}
