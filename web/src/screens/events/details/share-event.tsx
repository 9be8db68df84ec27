import type { Event } from '@assembly/contract/event';
import { eventAddress } from '@assembly/contract/paths';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { basePath } from '../../../browser/page-config.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import { eventTitle } from '../event-title.ts';

/** Hands the event's address to another app. If the browser cannot do so, the address is shown. */
export function ShareEvent({ event }: { event: Event }) {
  const [isShown, setIsShown] = useState(false);
  const url = location.origin + basePath + eventAddress(event.id);

  async function share() {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: eventTitle(event), url });
        return;
      }
    } catch (error) {
      // The person has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setIsShown(true);
  }

  return isShown ? (
    <CopyField label="Link" value={url} autoFocus />
  ) : (
    <Button variant="plain" aria-label={`Share: ${eventTitle(event)}`} onClick={() => void share()}>
      <Share2 aria-hidden />
      Share
    </Button>
  );
}
