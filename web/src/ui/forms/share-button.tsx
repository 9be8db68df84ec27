import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { basePath } from '../../browser/page-config.ts';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';

interface ShareButtonProps {
  title: string;
  /** An address below the base path. */
  path: string;
}

/** Hands an address to another app. If the browser cannot do so, the address is shown. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [isShown, setIsShown] = useState(false);
  const url = location.origin + basePath + path;

  async function share() {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
    } catch (error) {
      // The person has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setIsShown(true);
  }

  return isShown ? (
    <CopyField label={t.shared.link} value={url} autoFocus />
  ) : (
    <Button variant="plain" aria-label={t.shared.shareItem(title)} onClick={() => void share()}>
      <Share2 aria-hidden />
      {t.shared.share}
    </Button>
  );
}
