import { screens } from '@assembly/contract/paths';
import type { SettingsReply } from '../api/settings.ts';
import type { SyncReply } from '../api/sync.ts';

export interface SetupStep {
  text: string;
  to: string;
  isDone: boolean;
}

const section = (id: string) => `${screens.settings}?section=${id}`;

/** What an assembly needs before members come, in the order in which it is set up. */
export function setupSteps(
  { settings }: SettingsReply,
  { lastDone }: SyncReply,
  activeUsers: number,
): SetupStep[] {
  const isSet = (prefix: string) =>
    settings.some(({ name, isSet }) => name.startsWith(prefix) && isSet);
  return [
    {
      text: 'Copy content from Google',
      to: section('google'),
      isDone: lastDone.events !== null,
    },
    { text: 'Sync automatically', to: section('schedule'), isDone: isSet('SYNC_SCHEDULE') },
    { text: 'Enter a mail server', to: section('email'), isDone: isSet('SMTP_URL') },
    {
      text: 'Send a weekly email',
      to: section('notifications'),
      isDone: isSet('WEEKLY_EMAIL'),
    },
    { text: 'Say whom people can ask', to: section('general'), isDone: isSet('CONTACT_') },
    { text: 'Invite members', to: `${screens.users}?invite=yes`, isDone: activeUsers > 1 },
  ];
}
