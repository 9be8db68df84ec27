import { openFileStore } from '../offline/files/file-store.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';

/** How many recordings this member has saved on this device. */
export async function countSavedRecordings(): Promise<number> {
  const files = (await openFileStore()?.readAll()) ?? [];
  return files.filter(({ kind }) => kind === 'saved').length;
}

interface LogOutQuestionProps {
  /** How many recordings are saved on this device. */
  savedCount: number;
  onClose: () => void;
  onLogOut: () => void;
}

/** Logging out removes what a member has saved, which may take long to save again. */
export default function LogOutQuestion({ savedCount, onClose, onLogOut }: LogOutQuestionProps) {
  const recordings = savedCount === 1 ? '1 saved recording' : `${savedCount} saved recordings`;
  return (
    <ConfirmDialog
      title="Log out?"
      question={`Logging out removes ${recordings} from this device. You can save them again after the next login.`}
      no="Stay signed in"
      yes="Log out"
      onClose={onClose}
      onYes={onLogOut}
    />
  );
}
