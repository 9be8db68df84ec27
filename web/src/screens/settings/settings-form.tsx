import type { SettingName } from '@assembly/contract/setting-table';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';
import type { SettingsForm as Form } from './use-settings-form.ts';

interface SettingsFormProps {
  form: Form;
  /** What is shown instead of a plain field. */
  special?: Partial<Record<SettingName, ReactNode>>;
  warnings?: Partial<Record<SettingName, string>>;
  submitText?: string;
  pendingText?: string;
}

/** The fields of a section, in the order of the table of settings. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, special = {}, warnings = {} } = props;
  const { submitText = t.shared.save, pendingText = t.shared.saving } = props;
  return (
    <form {...form.form} className={styles.form}>
      {form.names.map((name) => (
        <Fragment key={name}>
          {name in special ? (
            special[name]
          ) : (
            <SettingField form={form} name={name} warning={warnings[name]} />
          )}
        </Fragment>
      ))}
      {!form.isReadOnly && (
        <div>
          <SubmitButton isBusy={form.isBusy} pendingText={pendingText}>
            {submitText}
          </SubmitButton>
        </div>
      )}
      {form.isDirty && <UnsavedChanges onDiscard={form.reset} />}
    </form>
  );
}
