import { storedKey } from '../../../browser/storage.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';

/** In session storage: only the page that this tab shows next has to know. */
const KEY = storedKey('settingsSaved');

/** Has the page say that the settings were saved once it has been reloaded. */
export function showToastAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Full or disabled.
  }
}

/** After a reload. */
export function showPendingNotice(): void {
  try {
    if (!sessionStorage.getItem(KEY)) return;
    sessionStorage.removeItem(KEY);
    showToast({ severity: 'success', text: 'Settings saved.' });
  } catch {
    // Disabled.
  }
}
