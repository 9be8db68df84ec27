import { t } from '../browser/locale/messages.ts';
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
  return (
    <ConfirmDialog
      title={t.logOut.title}
      question={t.logOut.question(savedCount)}
      no={t.logOut.stay}
      yes={t.logOut.confirm}
      onClose={onClose}
      onYes={onLogOut}
    />
  );
}
