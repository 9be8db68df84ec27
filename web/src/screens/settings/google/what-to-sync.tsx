import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { choicesQuery, type SettingsReply } from '../../../api/settings.ts';
import { syncQuery } from '../../../api/sync.ts';
import { changeQuery } from '../../../browser/navigation/address.ts';
import { useOnChange } from '../../../browser/use-on-change.ts';
import { useStartSync } from '../../../sync/use-start-sync.ts';
import { settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import type { SectionProps } from '../settings-screen.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';
import { CalendarChoice } from './calendar-choice.tsx';
import { FolderChoice } from './folder-choice.tsx';
import { TaskListChoice } from './task-list-choice.tsx';

const SyncProgress = lazy(() => import('./sync-progress.tsx'));
const FolderDialog = lazy(() => import('./folder-dialog.tsx'));

/** Picks calendars, task lists and the drive folder, and starts a sync with its progress. */
export default function WhatToSync({ reply }: SectionProps) {
  const { missing } = reply.google;
  const { mutate: start, isPending: isStarting, data: started } = useStartSync();
  // Null: as saved.
  const [choosesLists, setChoosesLists] = useState<boolean | null>(null);
  const { data: sync } = useQuery(syncQuery);
  const [isBrowsing, setBrowsing] = useState(false);
  const form = useSettingsForm({
    reply,
    defaults: useDefaults(reply),
    validate: (changes) => findMistakes(reply, changes, choosesLists === true),
    async onSubmit() {
      // How connecting ended is no longer of interest.
      changeQuery({ section: 'google', google: '' }, { replace: true });
      await start({});
    },
  });
  useOnChange(form.resetCount, () => setChoosesLists(null));
  return (
    <section className={`card ${styles.card}`}>
      <h2>What to sync</h2>
      <SettingsForm
        form={form}
        submitText="Save and sync now"
        pendingText={isStarting ? 'Starting…' : 'Saving…'}
      >
        {!missing.includes('calendar') && (
          <CalendarChoice form={form} canStoreKey={reply.canStoreSecrets} />
        )}
        {!missing.includes('tasks') && (
          <TaskListChoice
            form={form}
            isSelective={choosesLists ?? form.value('GOOGLE_TASK_LISTS') !== ''}
            onSelectiveChange={setChoosesLists}
          />
        )}
        {!missing.includes('drive') && (
          <FolderChoice form={form} onBrowse={() => setBrowsing(true)} />
        )}
      </SettingsForm>
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
      {(started || sync?.running) && (
        <Suspense>
          <SyncProgress
            startedRun={started?.run.id}
            onConfirm={(confirm) => void start({ confirm })}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The account's own calendar, until somebody has chosen. Its id is the account's address. */
function useDefaults(reply: SettingsReply): Changes {
  const { account, missing } = reply.google;
  const isNeeded = !settingOf(reply, 'GOOGLE_CALENDAR_ID').isSet && !missing.includes('calendar');
  const { data } = useQuery({ ...choicesQuery('calendars'), enabled: isNeeded });
  const primary = data?.items.find(({ id }) => id === account) ?? data?.items[0];
  return isNeeded && primary ? { GOOGLE_CALENDAR_ID: primary.id } : {};
}

function findMistakes(reply: SettingsReply, changes: Changes, isSelective: boolean) {
  const isEmpty = (name: 'GOOGLE_CALENDAR_ID' | 'GOOGLE_TASK_LISTS') =>
    name in changes ? !changes[name] : !settingOf(reply, name).value;
  if (isEmpty('GOOGLE_CALENDAR_ID') && !reply.google.missing.includes('calendar')) {
    return { GOOGLE_CALENDAR_ID: 'Choose at least one calendar.' };
  }
  if (isSelective && isEmpty('GOOGLE_TASK_LISTS')) {
    return { GOOGLE_TASK_LISTS: 'Choose at least one list, or all of them.' };
  }
  return null;
}
