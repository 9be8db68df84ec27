import { screens } from '@assembly/contract/paths';

/** The address of a folder; '' is the root. */
export function folderAddress(folder: string): string {
  return folder ? `${screens.documents}?${new URLSearchParams({ folder })}` : screens.documents;
}

/** Whether the previous history entry shows this folder, on any of its pages. */
export function isPreviousEntry(folder: string): boolean {
  const { pathname, searchParams } = new URL(history.state?.before ?? '/', location.origin);
  return (
    pathname === screens.documents &&
    (searchParams.get('folder') ?? '') === folder &&
    !searchParams.has('search')
  );
}
