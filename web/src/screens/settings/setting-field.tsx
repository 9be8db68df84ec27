import type { SettingName } from '@assembly/contract/settings';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import { isFixed } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: SettingsForm;
  name: SettingName;
  hint?: ReactNode;
  warning?: string;
}

/** One setting that is not a secret. What the environment fixes can be read and copied, but not edited. */
export function SettingField({ form, name, hint, ...input }: SettingFieldProps) {
  const setting = form.setting(name);
  return (
    <TextField
      {...input}
      label={SETTING_LABELS[name]}
      name={name}
      required={false}
      value={form.value(name)}
      readOnly={isFixed(setting)}
      onChange={({ target }) => form.set(name, target.value)}
      error={form.errors[name]}
      hint={
        <>
          {hint} {form.describeText(name)}
        </>
      }
    />
  );
}
