import { openContent } from '../../api/content.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';

/** Notifies why a calendar file cannot be downloaded: the browser's own download fails silently. */
export async function reportDownloadFailure(address: string): Promise<void> {
  try {
    await openContent(address, {});
  } catch (error) {
    showErrorToast(error);
  }
}
