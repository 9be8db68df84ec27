import Download from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { basePath } from '../browser/page-config.ts';
import { saveBlob } from '../browser/save-file.ts';
import { NEEDS_CONNECTION, useIsOffline } from '../offline/connection.ts';
import { notifyError } from '../ui/feedback/error-message.ts';
import { notify } from '../ui/feedback/notify.ts';
import buttons from '../ui/forms/button.module.css';
import { openContent } from './open-content.ts';

interface DownloadLinkProps {
  /** Below the base path. */
  path: string;
  name: string;
  children: string;
}

/** Downloads a generated file and reports failures: a plain download link would fail silently. */
export function DownloadLink({ path, name, children }: DownloadLinkProps) {
  const address = basePath + path;
  const isOffline = useIsOffline();

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (isOffline) {
      notify({ severity: 'info', text: NEEDS_CONNECTION });
      return;
    }
    try {
      saveBlob(await (await openContent(address, {})).blob(), name);
    } catch (error) {
      notifyError(error);
    }
  }

  return (
    <a
      href={address}
      download={name}
      aria-disabled={isOffline || undefined}
      className={buttons.outlined}
      onClick={(event) => void download(event)}
    >
      <Download aria-hidden />
      {children}
    </a>
  );
}
