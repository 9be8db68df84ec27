import { screens } from '@assembly/contract/paths';

/** The address of a folder; '' is the top. */
export function folderAddress(folder: string): string {
  return folder ? `${screens.documents}?${new URLSearchParams({ folder })}` : screens.documents;
}
