import { useConnectGoogle } from '../../../sync/use-connect-google.ts';
import { SecretField } from '../secret-field.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { findClientMistakes } from './find-client-mistakes.ts';

interface ClientFormProps extends SectionProps {
  submitText: string;
}

/** Saves the client ID and secret, and goes to Google's consent page. */
export function ClientForm({ reply, submitText }: ClientFormProps) {
  const { connect, isLeaving } = useConnectGoogle();
  // With a token from the environment there is nothing to connect.
  const canConnect = reply.google.source !== 'environment';
  const form = useSettingsForm({
    reply,
    validate: (changes) => findClientMistakes(reply, changes),
    ...(canConnect && { onSubmit: connect }),
  });
  return (
    <SettingsForm
      form={{ ...form, isBusy: form.isBusy || isLeaving }}
      isReadOnly={!canConnect && form.isFixed('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')}
      submitText={canConnect ? submitText : 'Save'}
      pendingText={canConnect ? 'Going to Google…' : 'Saving…'}
    >
      <SettingField
        form={form}
        name="GOOGLE_CLIENT_ID"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Ends in .apps.googleusercontent.com."
      />
      <SecretField form={form} name="GOOGLE_CLIENT_SECRET" canStore={reply.canStoreSecrets} />
    </SettingsForm>
  );
}
