import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PREFETCH_STALE_MS } from '../api/query/query-client.ts';
import { settingsQuery } from '../api/settings.ts';
import { syncQuery } from '../api/sync.ts';
import { usersQuery } from '../api/users.ts';
import { t } from '../browser/locale/messages.ts';
import { readStored, SETUP_HIDDEN_KEY, writeStored } from '../browser/storage.ts';

const section = (id: string) => `${screens.settings}?section=${id}`;

/** The steps of the setup: undefined until they are known, and none in the demo, or once all are done or they are hidden. */
export function useSetupSteps() {
  const [isHidden, setHidden] = useState(() => readStored(SETUP_HIDDEN_KEY) !== '');
  const enabled = !isHidden;
  // On the settings screen they have just been loaded.
  const { data: reply } = useQuery({ ...settingsQuery, enabled, staleTime: PREFETCH_STALE_MS });
  const { data: sync } = useQuery({ ...syncQuery, enabled });
  const { data: users } = useQuery({ ...usersQuery(1, ''), enabled });
  const isSet = (prefix: string) =>
    Boolean(reply?.settings.some(({ name, isSet }) => isSet && name.startsWith(prefix)));
  const isInvited = Boolean(users && users.total - users.pending > 1);
  const all: [text: string, to: string, isDone: boolean][] = [
    // Without a chosen calendar, a sync of events fails.
    [t.tasks.setup.copyContent, section('google'), Boolean(sync?.lastDone.events)],
    [t.tasks.setup.syncAutomatically, section('schedule'), isSet('SYNC_SCHEDULE')],
    [t.tasks.setup.mailServer, section('email'), isSet('SMTP_URL')],
    [t.tasks.setup.weeklyEmail, section('notifications'), isSet('WEEKLY_EMAIL')],
    [t.tasks.setup.contact, section('general'), isSet('CONTACT_')],
    [t.tasks.setup.inviteMembers, `${screens.users}?invite=yes`, isInvited],
  ];
  const isFinished = all.every(([, , isDone]) => isDone);

  function hide() {
    writeStored(SETUP_HIDDEN_KEY, 'yes');
    setHidden(true);
  }

  // From then on, nothing is asked of the server.
  useEffect(() => {
    if (isFinished) writeStored(SETUP_HIDDEN_KEY, 'yes');
  }, [isFinished]);
  const isOver = isHidden || isFinished || sync?.connection.isDemo;
  const isLoaded = reply && sync && users;
  return { steps: isOver ? [] : isLoaded && all, hide };
}

/** "Finish setting up (3 of 6)" */
export const setupTitle = (steps: readonly [string, string, isDone: boolean][]) =>
  t.tasks.setup.title(steps.filter(([, , isDone]) => isDone).length, steps.length);
