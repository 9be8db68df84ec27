import type { SettingName } from '@assembly/contract/settings';
import { Button } from '../../ui/forms/button.tsx';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface RemoveSecretProps {
  form: SettingsForm;
  name: SettingName;
  /** What the secret is called within a sentence. */
  label: string;
  onToggle?: () => void;
}

/** Marks a stored secret to be removed when the form is saved, or takes that back. */
export function RemoveSecret({ form, name, label, onToggle }: RemoveSecretProps) {
  if (form.setting(name).source !== 'stored') return null;
  const willBeRemoved = form.typed[name] === null;

  function toggle() {
    form.set(name, willBeRemoved ? undefined : null);
    onToggle?.();
  }

  return (
    <div className={styles.actions}>
      <Button variant="outlined" onClick={toggle}>
        {willBeRemoved ? `Keep the ${label}` : `Remove the ${label}`}
      </Button>
      {willBeRemoved && <p role="status">It will be removed when you save.</p>}
    </div>
  );
}
