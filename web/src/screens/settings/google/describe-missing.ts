import type { GooglePermission } from '@assembly/contract/settings';
import { formatList } from '../../../browser/locale/format-list.ts';

const PERMISSIONS: Record<GooglePermission, string> = {
  calendar: 'Google Calendar',
  tasks: 'Google Tasks',
  drive: 'Google Drive',
};
const CONTENT: Record<GooglePermission, string> = {
  calendar: 'events',
  tasks: 'announcements',
  drive: 'documents',
};

/** "Without the permission for Google Tasks, announcements cannot be copied." */
export function describeMissing(missing: GooglePermission[]): string {
  const permissions = formatList(missing.map((permission) => PERMISSIONS[permission]));
  const content = formatList(missing.map((permission) => CONTENT[permission]));
  return `Without the permission for ${permissions}, ${content} cannot be copied.`;
}
