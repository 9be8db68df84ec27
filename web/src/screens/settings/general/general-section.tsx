import { removeLogo } from '@assembly/contract/endpoints/settings';
import { SETTING_TABLE } from '@assembly/contract/setting-table';
import type { Setting } from '@assembly/contract/settings';
import { parseUrl } from '@assembly/contract/text/links-in';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { type SettingsReply, settingsKeys } from '../../../api/settings.ts';
import { uploadLogo } from '../../../api/upload-logo.ts';
import { refreshLogo } from '../../../browser/branding.ts';
import { reloadApp } from '../../../browser/reload-app.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { adviseOnAddress, warnOfAddress } from '../../../ui/forms/advise-on-address.ts';
import { LogoField } from '../../../ui/forms/logo-field.tsx';
import { TimeZoneField } from '../../../ui/forms/time-zone-field.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { describeSource, isFixed } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';

const CHANGED_ADDRESS =
  'Save only once the app is reachable there. The old address keeps working for 24 hours. After saving, enter the new redirect address in the Google Cloud console.';

export default function GeneralSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, section: 'general', onSaved });
  const typedAddress = form.value('PUBLIC_URL');
  const address = form.setting('PUBLIC_URL');
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>Your assembly</h2>
        <SettingsForm
          form={form}
          special={{
            ASSEMBLY_TIME_ZONE: (
              <TimeZoneField
                name="ASSEMBLY_TIME_ZONE"
                value={form.value('ASSEMBLY_TIME_ZONE')}
                readOnly={form.isFixed('ASSEMBLY_TIME_ZONE')}
                onChange={({ target }) => form.set('ASSEMBLY_TIME_ZONE', target.value)}
                error={form.errors.ASSEMBLY_TIME_ZONE}
                hint={`${SETTING_TABLE.ASSEMBLY_TIME_ZONE.hint} ${form.describeText('ASSEMBLY_TIME_ZONE')}`}
              />
            ),
            PUBLIC_URL: (
              <SettingField
                form={form}
                name="PUBLIC_URL"
                hint={describeAddress(typedAddress, address)}
                warning={isFixed(address) ? '' : warnOfAddress(typedAddress)}
              />
            ),
          }}
        />
      </section>
      <section className={`card ${styles.card}`}>
        <h2>Logo</h2>
        <Logo source={reply.logo} />
      </section>
    </div>
  );
}

function onSaved(changes: Changes): void {
  // The page has the time zone in it, and shows all times in it.
  if ('ASSEMBLY_TIME_ZONE' in changes) reloadApp();
}

/** What the typed address means, compared with the current one. */
export function describeAddress(typed: string, current: Pick<Setting, 'value' | 'source'>): string {
  const { hint } = SETTING_TABLE.PUBLIC_URL;
  if (isFixed(current)) return hint;
  const isChanged = parseUrl(typed.trim()) && typed.trim() !== (current.value ?? '');
  return [hint, adviseOnAddress(typed), isChanged && CHANGED_ADDRESS].filter(Boolean).join(' ');
}

/** Not part of the form: a chosen image is saved and shown immediately. */
function Logo({ source }: { source: SettingsReply['logo'] }) {
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
