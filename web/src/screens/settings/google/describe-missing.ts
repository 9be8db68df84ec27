import type { GoogleConnection } from '@assembly/contract/settings';

type Permission = GoogleConnection['missing'][number];

const PERMISSIONS: Record<Permission, string> = {
  calendar: 'Google Calendar',
  tasks: 'Google Tasks',
  drive: 'Google Drive',
};
const CONTENT: Record<Permission, string> = {
  calendar: 'events',
  tasks: 'announcements',
  drive: 'documents and sermons',
};

const listFormat = new Intl.ListFormat('en');

/** "Without the permission for Google Tasks, there will be no announcements." */
export function describeMissing(missing: Permission[]): string {
  const permissions = listFormat.format(missing.map((permission) => PERMISSIONS[permission]));
  const content = listFormat.format(missing.map((permission) => CONTENT[permission]));
  return `Without the permission for ${permissions}, no ${content} can be copied.`;
}
