import { type SettingName, settingDefinition } from '@assembly/contract/setting-table';
import { LANGUAGE_NAMES } from '@assembly/messages/language-names';
import type { ReactNode } from 'react';
import { joinSentences } from '../../browser/locale/join-sentences.ts';
import { t } from '../../browser/locale/messages.ts';
import { Button } from '../../ui/forms/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingFieldProps {
  form: SettingsForm;
  name: SettingName;
  warning?: string | undefined;
  /** A stored secret can be replaced, but not removed. */
  isRequired?: boolean;
}

interface SettingTexts {
  label: string;
  hint?: string;
  options?: Record<string, string>;
}

const textsOf = (name: SettingName): SettingTexts => ({
  ...t.settingFields[name],
  ...(name === 'DEFAULT_LANGUAGE' && { options: LANGUAGE_NAMES }),
});

/** The field of one setting. What the environment fixes can be read and copied, but not edited. */
export function SettingField(props: SettingFieldProps) {
  const { form, name, warning } = props;
  const { isSecret, input } = settingDefinition(name);
  const { label, hint, options } = textsOf(name);
  if (isSecret) return <SecretField {...props} />;
  const shared = { label, name, value: form.value(name), error: form.errors[name] };
  if (options) {
    return (
      <SelectField
        {...shared}
        options={Object.entries(options)}
        disabled={form.isFixed(name)}
        onChange={(value) => form.set(name, value)}
        hint={joinSentences(hint, form.describe(name), warning)}
      />
    );
  }
  return (
    <TextField
      autoComplete="off"
      autoCapitalize={input?.rows ? 'sentences' : 'none'}
      spellCheck={Boolean(input?.rows)}
      {...input}
      {...shared}
      required={false}
      readOnly={form.isFixed(name)}
      onChange={({ target }) => form.set(name, target.value.replace(/\s*\n\s*/g, ' '))}
      warning={warning}
      hint={joinSentences(hint, form.describe(name))}
    />
  );
}

/** A secret is never shown, only replaced or removed. */
function SecretField({ form, name, isRequired = false }: SettingFieldProps) {
  const { label, hint } = textsOf(name);
  const willBeRemoved = form.typed[name] === null;
  const isEditable = form.canStoreSecrets && !form.isFixed(name);
  const isSet = form.setting(name).isSet && !willBeRemoved;
  const replace = isSet && isEditable && t.settings.secretIsSet;
  return (
    <div className={styles.group}>
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
        placeholder={isSet ? '••••••••' : undefined}
        onChange={({ target }) => form.set(name, target.value || undefined)}
        error={form.errors[name]}
        hint={joinSentences(hint, replace, form.describe(name))}
      />
      {!isRequired && <RemoveSecret form={form} name={name} />}
    </div>
  );
}

interface RemoveSecretProps {
  form: SettingsForm;
  name: SettingName;
}

/** Marks a stored secret to be removed when the form is saved, or takes that back. */
export function RemoveSecret({ form, name }: RemoveSecretProps): ReactNode {
  if (form.setting(name).source !== 'stored') return null;
  const willBeRemoved = form.typed[name] === null;
  const { label } = textsOf(name);

  return (
    <div className="actions">
      <Button variant="outlined" onClick={() => form.set(name, willBeRemoved ? undefined : null)}>
        {willBeRemoved ? t.settings.keepSecret(label) : t.settings.removeSecret(label)}
      </Button>
      {willBeRemoved && <p role="status">{t.settings.willBeRemoved}</p>}
    </div>
  );
}
