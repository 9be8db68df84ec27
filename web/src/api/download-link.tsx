import Download from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { basePath } from '../browser/page-config.ts';
import { saveBlob } from '../browser/save-file.ts';
import { notifyError } from '../ui/feedback/error-message.ts';
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

  async function download(event: MouseEvent) {
    event.preventDefault();
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
      className={buttons.outlined}
      onClick={(event) => void download(event)}
    >
      <Download aria-hidden />
      {children}
    </a>
  );
}
