import Download from 'lucide-react/icons/download';
import { basePath } from '../browser/page-config.ts';
import { saveBlob } from '../browser/save-file.ts';
import { showErrorToast } from '../ui/feedback/error-message.ts';
import buttons from '../ui/forms/button.module.css';
import { openContent } from './content.ts';
import { useOnlineLink } from './use-online-link.ts';

interface DownloadLinkProps {
  /** Below the base path. */
  path: string;
  name: string;
  children: string;
}

/** Downloads a generated file and reports failures: a plain download link would fail silently. */
export function DownloadLink({ path, name, children }: DownloadLinkProps) {
  const address = basePath + path;

  async function download() {
    try {
      saveBlob(await (await openContent(address, {})).blob(), name);
    } catch (error) {
      showErrorToast(error);
    }
  }

  const link = useOnlineLink((event) => {
    event.preventDefault();
    void download();
  });

  return (
    <a href={address} download={name} className={buttons.outlined} {...link}>
      <Download aria-hidden />
      {children}
    </a>
  );
}
