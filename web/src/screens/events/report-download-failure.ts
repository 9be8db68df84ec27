import { openContent } from '../../api/open-content.ts';
import { sayFailure } from '../../ui/feedback/say-failure.ts';

/** Says why an event's calendar file does not come: the browser's own download fails in silence. */
export async function reportDownloadFailure(address: string): Promise<void> {
  try {
    await openContent(address, {});
  } catch (error) {
    sayFailure(error);
  }
}
