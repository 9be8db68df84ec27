import { SecretField } from '../secret-field.tsx';
import type { SettingsForm } from '../use-settings-form.ts';

interface ApiKeyProps {
  form: SettingsForm;
  canStore: boolean;
}

export default function ApiKey({ form, canStore }: ApiKeyProps) {
  return (
    <SecretField
      form={form}
      name="GOOGLE_API_KEY"
      canStore={canStore}
      isOptional
      hint="With an API key, only public calendars can be read. It must not be restricted to web pages."
    />
  );
}
