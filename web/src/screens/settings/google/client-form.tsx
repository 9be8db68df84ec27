import { useConnectGoogle } from '../../../sync/use-connect-google.ts';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { SecretField } from '../secret-field.tsx';
import { SettingField } from '../setting-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import type { SectionProps } from '../settings-screen.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { findClientMistakes } from './client-mistakes.ts';

interface ClientFormProps extends SectionProps {
  submitText: string;
}

/** Saves the client id and secret, and goes to Google's consent page. */
export function ClientForm({ reply, submitText }: ClientFormProps) {
  const { connect, isLeaving } = useConnectGoogle();
  const form = useSettingsForm({
    reply,
    validate: (changes) => findClientMistakes(reply, changes),
    onSubmit: connect,
  });
  const canStore = reply.canStoreSecrets;
  return (
    <SettingsForm
      form={{ ...form, isBusy: form.isBusy || isLeaving }}
      submitText={submitText}
      pendingText="Going to Google…"
    >
      <SettingField
        form={form}
        name="GOOGLE_CLIENT_ID"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Ends in .apps.googleusercontent.com."
      />
      <SecretField form={form} name="GOOGLE_CLIENT_SECRET" canStore={canStore} />
      <Disclosure title="Only for public calendars: API key">
        <SecretField
          form={form}
          name="GOOGLE_API_KEY"
          canStore={canStore}
          isOptional
          hint="Lets the app read public calendars of others. It must not be restricted to web pages."
        />
      </Disclosure>
    </SettingsForm>
  );
}
