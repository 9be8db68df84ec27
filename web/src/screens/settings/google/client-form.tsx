import type { SettingName } from '@assembly/contract/setting-table';
import { t } from '../../../browser/locale/messages.ts';
import { useConnectGoogle } from '../../../sync/use-connect-google.ts';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { settingOf } from '../setting-values.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

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
    section: 'google',
    validate(changes) {
      const isMissing = (name: SettingName) =>
        name in changes ? !changes[name] : !settingOf(reply, name).isSet;
      return {
        ...(isMissing('GOOGLE_CLIENT_ID') && { GOOGLE_CLIENT_ID: t.google.idMissing }),
        ...(isMissing('GOOGLE_CLIENT_SECRET') && { GOOGLE_CLIENT_SECRET: t.google.secretMissing }),
      };
    },
    ...(canConnect && { onSubmit: connect }),
  });
  return (
    <SettingsForm
      form={{ ...form, isBusy: form.isBusy || isLeaving }}
      special={{
        GOOGLE_CLIENT_SECRET: <SettingField form={form} name="GOOGLE_CLIENT_SECRET" isRequired />,
      }}
      submitText={canConnect ? submitText : t.shared.save}
      pendingText={canConnect ? t.shared.leaving : t.shared.saving}
    />
  );
}
