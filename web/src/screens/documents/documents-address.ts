import { screens } from '@assembly/contract/paths';

/** The address of a folder; '' is the top. */
export function folderAddress(folder: string): string {
  return folder ? `${screens.documents}?${new URLSearchParams({ folder })}` : screens.documents;
}

/** The entry before this one in the history is the folder, on whichever page. */
export function isPreviousEntry(folder: string): boolean {
  const { pathname, searchParams } = new URL(history.state?.before ?? '/', location.origin);
  return (
    pathname === screens.documents &&
    (searchParams.get('folder') ?? '') === folder &&
    !searchParams.has('search')
  );
}
