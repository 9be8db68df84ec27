import { removeLogo } from '@assembly/contract/endpoints/settings';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { type SettingsReply, settingsKeys } from '../../../api/settings.ts';
import { uploadLogo } from '../../../api/upload-logo.ts';
import { refreshLogo } from '../../../browser/branding.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { LogoField } from '../../../ui/forms/logo-field.tsx';
import { describeSource } from '../setting-values.ts';

/** Not part of the form: a chosen image is saved and shown immediately. */
export function LogoSetting({ source }: { source: SettingsReply['logo'] }) {
  const { mutate, isPending } = useMutation({
    // Null removes the logo.
    mutationFn: (image: File | null) => (image ? uploadLogo(image) : call(removeLogo)),
    meta: { invalidates: settingsKeys.all },
    onSuccess: (_, image) => {
      void refreshLogo();
      showToast({ severity: 'success', text: image ? 'Logo saved.' : 'Logo removed.' });
    },
  });
  const origin = describeSource({ name: 'ASSEMBLY_LOGO', source, isSet: true });
  return (
    <LogoField
      label="Upload a logo"
      name="logo"
      hint={isPending ? 'Saving…' : `Shown at the top of every page and at the login. ${origin}`}
      disabled={source === 'environment'}
      onChoose={(image) => mutate(image)}
      onRemove={source === 'stored' ? () => mutate(null) : undefined}
    />
  );
}
