import { SecretField } from '../../secret-field.tsx';
import type { SectionProps } from '../../section-props.ts';
import { SettingField } from '../../setting-field.tsx';
import type { SettingsForm } from '../../use-settings-form.ts';

interface PublicCalendarsProps extends SectionProps {
  form: SettingsForm;
}

/** Calendars by their ids, read with an API key. Without access to an account there is no list to choose from. */
export default function PublicCalendars({ form, reply }: PublicCalendarsProps) {
  return (
    <>
      <p>
        {reply.google.state === 'none'
          ? 'With an API key, the events of public calendars can be copied. Announcements and documents need a connected account: until there is one, each sync reports that they could not be copied.'
          : 'Without the permission for Google Calendar, events can be copied only from public calendars, with an API key.'}
      </p>
      <ApiKey form={form} canStore={reply.canStoreSecrets} />
      <SettingField
        form={form}
        name="GOOGLE_CALENDAR_ID"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The calendar ID, found in the calendar’s settings at Google, under “Integrate calendar”. Separate several with commas."
      />
    </>
  );
}

interface ApiKeyProps {
  form: SettingsForm;
  canStore: boolean;
}

export function ApiKey({ form, canStore }: ApiKeyProps) {
  return (
    <SecretField
      form={form}
      name="GOOGLE_API_KEY"
      canStore={canStore}
      isOptional
      hint="With an API key, only public calendars can be read. Create it in the Google Cloud console, under “Credentials”, in a project with the Calendar API. It must not be restricted to web pages."
    />
  );
}
