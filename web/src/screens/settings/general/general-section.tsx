import { REVIEWED } from '@assembly/messages/language-names';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { t } from '../../../browser/locale/messages.ts';
import { reloadApp } from '../../../browser/reload-app.ts';
import { TimeZoneField } from '../../../ui/forms/time-zone-field.tsx';
import { warnOfAddress } from '../../../ui/forms/warn-of-address.ts';
import type { SectionProps } from '../section-props.ts';
import { SettingsForm } from '../settings-form.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';
import { LogoField } from './logo-field.tsx';

export default function GeneralSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, section: 'general', onSaved });
  const contact = useSettingsForm({ reply, section: 'contact' });
  return (
    <div className="sections">
      <section className="card section">
        <h2>{t.general.title}</h2>
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
                hint={joinSentences(
                  t.settingFields.ASSEMBLY_TIME_ZONE.hint,
                  form.describe('ASSEMBLY_TIME_ZONE'),
                )}
              />
            ),
          }}
          warnings={{
            DEFAULT_LANGUAGE: warnOfLanguage(form.value('DEFAULT_LANGUAGE')),
            PUBLIC_URL: form.isFixed('PUBLIC_URL') ? '' : warnOfAddress(form.value('PUBLIC_URL')),
          }}
        />
      </section>
      <section className="card section">
        <h2>{t.general.contact}</h2>
        <p>{t.general.contactHelp}</p>
        <SettingsForm form={contact} />
      </section>
      <section className="card section">
        <h2>{t.general.logo.title}</h2>
        <LogoField source={reply.logo} />
      </section>
    </div>
  );
}

function warnOfLanguage(language: string): string {
  if (!language || REVIEWED.includes(language)) return '';
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return t.general.notReviewed(`${names.of(language)}`);
}

function onSaved(changes: Changes): void {
  // The page has the time zone in it, and shows all times in it.
  if ('ASSEMBLY_TIME_ZONE' in changes) reloadApp();
}
