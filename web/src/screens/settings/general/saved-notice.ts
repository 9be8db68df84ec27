import { notify } from '../../../ui/feedback/notify.ts';

/** In session storage: only the page that this tab shows next has to know. */
const KEY = 'settings-saved';

/** Leaves the notice to the page when it has been reloaded. */
export function handOverSavedNotice(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Full or disabled.
  }
}

export function resumeSavedNotice(): void {
  try {
    if (!sessionStorage.getItem(KEY)) return;
    sessionStorage.removeItem(KEY);
    notify({ severity: 'success', text: 'Settings saved.' });
  } catch {
    // Disabled.
  }
}
