import { openContent } from '../../api/open-content.ts';
import { notifyError } from '../../ui/feedback/error-message.ts';

/** Says why an event's calendar file does not come: the browser's own download fails in silence. */
export async function reportDownloadFailure(address: string): Promise<void> {
  try {
    await openContent(address, {});
  } catch (error) {
    notifyError(error);
  }
}
