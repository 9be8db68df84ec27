import { screens } from '@assembly/contract/paths';
import type { SettingName } from '@assembly/contract/setting-table';
import type { GoogleConnection, GooglePermission } from '@assembly/contract/settings';
import type { SettingsReply } from '../../../api/settings.ts';
import { t } from '../../../browser/locale/messages.ts';
import { navigate } from '../../../browser/navigation/address.ts';
import { useStartSync } from '../../../sync/use-start-sync.ts';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { settingOf } from '../setting-values.ts';
import { SettingsForm } from '../settings-form.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';
import { ChoiceList } from './choice-list.tsx';
import { FolderField } from './folder-field.tsx';

/**
 * Picks calendars, task lists and the drive folder, and starts a sync. What needs a permission that was not granted is
 * not shown; calendars can then be read with an API key, even without a connected account.
 */
export default function WhatToSync({ reply }: SectionProps) {
  const { google } = reply;
  const { mutate: start } = useStartSync();
  const form = useSettingsForm({
    reply,
    section: 'sync',
    validate: (changes) => findMistakes(reply, changes),
    async onSubmit({ GOOGLE_API_KEY: key }) {
      // Without an account, and with its key removed, there is nothing to sync.
      if (google.state === 'none' && key === null) return;
      start({}, { onSuccess: () => navigate(screens.dataSync) });
    },
  });
  const canChooseCalendars = isPermitted(google, 'calendar') && !form.isFixed('GOOGLE_CALENDAR_ID');
  const publicCalendars = (
    <>
      <SettingField form={form} name="GOOGLE_CALENDAR_ID" />
      <SettingField form={form} name="GOOGLE_API_KEY" />
    </>
  );
  return (
    <SettingsForm
      form={form}
      submitText={t.whatToSync.saveAndSync}
      special={{
        GOOGLE_CALENDAR_ID: canChooseCalendars ? (
          <>
            <ChoiceList
              form={form}
              name="GOOGLE_CALENDAR_ID"
              kind="calendars"
              hint={t.whatToSync.calendarsHint}
            />
            <Disclosure
              title={t.whatToSync.publicCalendars}
              startsOpen={form.setting('GOOGLE_API_KEY').isSet}
            >
              {publicCalendars}
            </Disclosure>
          </>
        ) : (
          publicCalendars
        ),
        GOOGLE_API_KEY: null,
        GOOGLE_TASK_LISTS: isPermitted(google, 'tasks') && (
          <ChoiceList
            form={form}
            name="GOOGLE_TASK_LISTS"
            kind="lists"
            hint={t.whatToSync.listsHint}
            all={t.whatToSync.allLists}
          />
        ),
        GOOGLE_DRIVE_FOLDER: isPermitted(google, 'drive') && <FolderField form={form} />,
      }}
    />
  );
}

const isPermitted = ({ state, missing }: GoogleConnection, permission: GooglePermission) =>
  state === 'connected' && !missing.includes(permission);

function findMistakes(reply: SettingsReply, changes: Changes) {
  const isEmpty = (name: SettingName) =>
    name in changes ? !changes[name] : !settingOf(reply, name).isSet;
  const canListCalendars = isPermitted(reply.google, 'calendar');
  const hasKey = !isEmpty('GOOGLE_API_KEY');
  // With a connected account, there may be other things to sync.
  const needsKey = reply.google.state === 'none' || Boolean(changes.GOOGLE_CALENDAR_ID);
  return {
    ...(!canListCalendars &&
      needsKey &&
      !hasKey &&
      changes.GOOGLE_API_KEY !== null && { GOOGLE_API_KEY: t.whatToSync.keyMissing }),
    ...((canListCalendars || hasKey) &&
      isEmpty('GOOGLE_CALENDAR_ID') && { GOOGLE_CALENDAR_ID: t.whatToSync.calendarMissing }),
  };
}
