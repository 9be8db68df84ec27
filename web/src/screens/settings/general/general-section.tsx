import { useEffect } from 'react';
import { reloadApp } from '../../../browser/reload-app.ts';
import { warnOfAddress } from '../../../ui/forms/advise-on-address.ts';
import { TimeZoneField } from '../../../ui/forms/time-zone-field.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { isFixed } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';
import { describeAddress } from './describe-address.ts';
import { LogoSetting } from './logo-setting.tsx';
import { showPendingNotice, showToastAfterReload } from './show-toast-after-reload.ts';

export default function GeneralSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, onSaved });
  useEffect(showPendingNotice, []);
  const timeZone = form.setting('ASSEMBLY_TIME_ZONE');
  const address = form.setting('PUBLIC_URL');
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>Your assembly</h2>
        <SettingsForm
          form={form}
          isReadOnly={form.isFixed(
            'ASSEMBLY_NAME',
            'ASSEMBLY_TIME_ZONE',
            'PUBLIC_URL',
            'AUDIT_DAYS',
          )}
        >
          <SettingField
            form={form}
            name="ASSEMBLY_NAME"
            autoComplete="organization"
            hint="Shown at the top of every page and in emails."
          />
          <TimeZoneField
            name="ASSEMBLY_TIME_ZONE"
            value={form.value('ASSEMBLY_TIME_ZONE')}
            readOnly={isFixed(timeZone)}
            onChange={({ target }) => form.set('ASSEMBLY_TIME_ZONE', target.value)}
            error={form.errors.ASSEMBLY_TIME_ZONE}
            hint={`Times are shown in this time zone. ${form.describeText('ASSEMBLY_TIME_ZONE')}`}
          />
          <SettingField
            form={form}
            name="PUBLIC_URL"
            type="url"
            inputMode="url"
            autoComplete="url"
            hint={describeAddress(form.value('PUBLIC_URL'), address)}
            warning={isFixed(address) ? '' : warnOfAddress(form.value('PUBLIC_URL'))}
          />
          <SettingField
            form={form}
            name="AUDIT_DAYS"
            inputMode="numeric"
            hint="Older entries, such as who approved whom, are removed."
          />
        </SettingsForm>
      </section>
      <section className={`card ${styles.card}`}>
        <h2>Logo</h2>
        <LogoSetting source={reply.logo} />
      </section>
    </div>
  );
}

function onSaved(changes: Changes): void {
  if (!('ASSEMBLY_TIME_ZONE' in changes)) return;
  // The page has the time zone in it, and shows all times in it.
  showToastAfterReload();
  reloadApp();
}
