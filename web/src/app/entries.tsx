import { screens } from '@assembly/contract/paths';
import type { Audience } from '@assembly/contract/user';
import Calendar from 'lucide-react/icons/calendar-days';
import Folder from 'lucide-react/icons/folder-open';
import Headphones from 'lucide-react/icons/headphones';
import Megaphone from 'lucide-react/icons/megaphone';
import Sync from 'lucide-react/icons/refresh-cw';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { t, withMessages } from '../browser/locale/messages.ts';
import { lazyOptional } from '../ui/lazy-optional.ts';
import type { Counted } from './count-badge.tsx';

/** The screens work without the counts. */
const CountBadge = lazyOptional(() => withMessages(import('./count-badge.tsx')));

interface Entry {
  to: string;
  text: string;
  /** Where it is short of room, in the bar at the bottom. */
  shortText?: string;
  icon: typeof Calendar;
  audience: Audience;
  /** What its badge counts. */
  counted?: Counted;
}

/** The first ones are for everybody. */
export const listEntries = (): Entry[] => [
  { to: screens.events, text: t.common.events, icon: Calendar, audience: 'member' },
  {
    to: screens.announcements,
    text: t.common.announcements,
    icon: Megaphone,
    audience: 'member',
    counted: 'announcements',
  },
  {
    to: screens.sermons,
    text: t.common.sermons,
    icon: Headphones,
    audience: 'member',
    counted: 'sermons',
  },
  {
    to: screens.documents,
    text: t.app.screens.documents,
    shortText: t.app.screens.documentsShort,
    icon: Folder,
    audience: 'member',
    counted: 'documents',
  },
  {
    to: screens.users,
    text: t.app.screens.users,
    icon: Users,
    audience: 'admin',
    counted: 'users',
  },
  { to: screens.dataSync, text: t.app.screens.dataSync, icon: Sync, audience: 'admin' },
  { to: screens.settings, text: t.app.screens.settings, icon: Settings, audience: 'admin' },
];

interface EntryBadgeProps {
  counted: Counted | undefined;
  className: string | undefined;
}

export function EntryBadge({ counted, className }: EntryBadgeProps) {
  return <Suspense>{counted && <CountBadge counted={counted} className={className} />}</Suspense>;
}
