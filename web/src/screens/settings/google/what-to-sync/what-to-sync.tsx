import { type SettingName, splitList } from '@assembly/contract/setting-table';
import type { GoogleConnection, GooglePermission } from '@assembly/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { choicesQuery, type SettingsReply } from '../../../../api/settings.ts';
import { syncQuery } from '../../../../api/sync.ts';
import { useOnChange } from '../../../../browser/use-on-change.ts';
import { useStartSync } from '../../../../sync/use-start-sync.ts';
import type { SectionProps } from '../../section-props.ts';
import { SettingField } from '../../setting-field.tsx';
import { settingOf } from '../../setting-values.ts';
import { SettingsForm } from '../../settings-form.tsx';
import {
  type Changes,
  type SettingsForm as Form,
  useSettingsForm,
} from '../../use-settings-form.ts';
import { clearConnectResult } from '../use-connect-result.ts';
import { CalendarChoice } from './calendar-choice.tsx';
import { FolderChoice } from './folder-choice.tsx';
import { TaskListChoice } from './task-list-choice.tsx';

const FolderDialog = lazy(() => import('./folder-dialog.tsx'));
const SyncProgress = lazy(() => import('./sync-progress.tsx'));

/**
 * Picks calendars, task lists and the drive folder, and starts a sync with its progress. What needs a permission that
 * was not granted is not shown; calendars can then be read with an API key, even without a connected account.
 */
export default function WhatToSync({ reply }: SectionProps) {
  const { google } = reply;
  const { mutate: start, data: started } = useStartSync();
  // Null: as saved.
  const [choosesLists, setChoosesLists] = useState<boolean | null>(null);
  const { data: sync } = useQuery(syncQuery);
  const [isBrowsing, setBrowsing] = useState(false);
  const form = useSettingsForm({
    reply,
    section: 'sync',
    defaults: useDefaults(reply),
    validate: (changes) => findMistakes(reply, changes, choosesLists === true),
    async onSubmit({ GOOGLE_API_KEY: key }) {
      clearConnectResult();
      // Without an account, and with its key removed, there is nothing to sync.
      if (google.state === 'none' && key === null) return;
      start({});
    },
  });
  useOnChange(form.resetCount, () => setChoosesLists(null));
  return (
    <>
      <SettingsForm
        form={form}
        submitText="Save and sync now"
        pendingText="Saving…"
        special={{
          ...(isPermitted(google, 'calendar')
            ? { GOOGLE_CALENDAR_ID: <CalendarChoice form={form} />, GOOGLE_API_KEY: null }
            : { GOOGLE_CALENDAR_ID: <PublicCalendars form={form} reply={reply} /> }),
          GOOGLE_TASK_LISTS: isPermitted(google, 'tasks') && (
            <TaskListChoice
              form={form}
              isSelective={choosesLists ?? form.value('GOOGLE_TASK_LISTS') !== ''}
              onSelectiveChange={setChoosesLists}
            />
          ),
          GOOGLE_DRIVE_FOLDER: isPermitted(google, 'drive') && (
            <FolderChoice form={form} onBrowse={() => setBrowsing(true)} />
          ),
        }}
      />
      {/* Outside of the form: its search is a form of its own. */}
      {isBrowsing && (
        <Suspense>
          <FolderDialog
            start={form.value('GOOGLE_DRIVE_FOLDER')}
            onClose={() => setBrowsing(false)}
            onChoose={(folder) => {
              form.set('GOOGLE_DRIVE_FOLDER', folder);
              setBrowsing(false);
            }}
          />
        </Suspense>
      )}
      <Suspense>
        {(started || sync?.running) && (
          <SyncProgress startedRun={started?.run.id} onConfirm={(confirm) => start({ confirm })} />
        )}
      </Suspense>
    </>
  );
}

const isPermitted = ({ state, missing }: GoogleConnection, permission: GooglePermission) =>
  state === 'connected' && !missing.includes(permission);

interface PublicCalendarsProps extends SectionProps {
  form: Form;
}

/** Without access to the account's calendars there is no list to choose from. The API key comes next. */
function PublicCalendars({ form, reply }: PublicCalendarsProps) {
  return (
    <>
      <p>
        {reply.google.state === 'none'
          ? 'With an API key, the events of public calendars can be copied. Announcements and documents need a connected account: until there is one, each sync reports that they could not be copied.'
          : 'Without the permission for Google Calendar, events can be copied only from public calendars, with an API key.'}
      </p>
      <SettingField form={form} name="GOOGLE_CALENDAR_ID" />
    </>
  );
}

/** The account's own calendar, until somebody has chosen. Its id is the account's address. */
function useDefaults(reply: SettingsReply): Changes {
  const { account } = reply.google;
  const isChosen = settingOf(reply, 'GOOGLE_CALENDAR_ID').isSet;
  const isNeeded = !isChosen && isPermitted(reply.google, 'calendar');
  const { data } = useQuery({ ...choicesQuery('calendars'), enabled: isNeeded });
  const primary = data?.items.find(({ id }) => id === account) ?? data?.items[0];
  return isNeeded && primary ? { GOOGLE_CALENDAR_ID: primary.id } : {};
}

function findMistakes(reply: SettingsReply, changes: Changes, isSelective: boolean) {
  const isEmpty = (name: SettingName) =>
    name in changes ? !changes[name] : !settingOf(reply, name).isSet;
  if (!isPermitted(reply.google, 'calendar')) {
    const isRemoved = changes.GOOGLE_API_KEY === null;
    // With a connected account, there may be other things to sync.
    const isNeeded = reply.google.state === 'none' || Boolean(changes.GOOGLE_CALENDAR_ID);
    if (isNeeded && !isRemoved && isEmpty('GOOGLE_API_KEY')) {
      return { GOOGLE_API_KEY: 'Enter an API key.' };
    }
    if (!isEmpty('GOOGLE_API_KEY') && isEmpty('GOOGLE_CALENDAR_ID')) {
      return { GOOGLE_CALENDAR_ID: 'Enter the ID of at least one calendar.' };
    }
    if (!splitList(changes.GOOGLE_CALENDAR_ID ?? '').every((id) => id.includes('@'))) {
      return { GOOGLE_CALENDAR_ID: 'Enter calendar IDs, which have an @ in them.' };
    }
  } else if (isEmpty('GOOGLE_CALENDAR_ID')) {
    return { GOOGLE_CALENDAR_ID: 'Choose at least one calendar.' };
  }
  if (isSelective && isEmpty('GOOGLE_TASK_LISTS')) {
    return { GOOGLE_TASK_LISTS: 'Choose at least one list, or all of them.' };
  }
  return null;
}
